import type { ComponentProps } from 'react';
import { CROSS, MAGNIFIER, SvgIcon } from '../ui/svg-icon';
import styles from './viewer-button.module.css';

const SHAPES = {
  up: 'M4.5 12.5L10 7l5.5 5.5',
  down: 'M4.5 7.5L10 13l5.5-5.5',
  minus: 'M4.5 10h11',
  plus: 'M10 4.5v11M4.5 10h11',
  width: 'M2.5 4v12M17.5 4v12M5 10h10M7.5 7.5L5 10l2.5 2.5M12.5 7.5L15 10l-2.5 2.5',
  search: MAGNIFIER,
  outline: 'M3.5 5.5h1.5M8 5.5h8.5M3.5 10h1.5M8 10h8.5M3.5 14.5h1.5M8 14.5h8.5',
  enter: 'M3.5 7.5v-4h4M12.5 3.5h4v4M16.5 12.5v4h-4M7.5 16.5h-4v-4',
  leave: 'M7.5 3.5v4h-4M16.5 7.5h-4v-4M12.5 16.5v-4h4M3.5 12.5h4v4',
  download: 'M10 3v10M5.5 8.5L10 13l4.5-4.5M4 16.5h12',
  close: CROSS,
} as const;

interface ViewerButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> {
  /** what it does, for everyone who does not see the sign */
  label: string;
  shape: keyof typeof SHAPES;
  /** key that does the same, shown with the label */
  hint?: string;
  /** left out where there are fingers or little room */
  wideOnly?: boolean;
}

/** A square button of the viewer's dark bars, 44 px to hit. */
export function ViewerButton({ label, shape, hint, wideOnly, ...props }: ViewerButtonProps) {
  return (
    <button
      type="button"
      title={hint ? `${label}（${hint}）` : label}
      {...props}
      className={styles.root}
      data-wide-only={wideOnly || undefined}
      aria-label={label}
    >
      <SvgIcon path={SHAPES[shape]} />
    </button>
  );
}
