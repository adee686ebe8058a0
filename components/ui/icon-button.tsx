import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';
import { CROSS, MAGNIFIER, SvgIcon } from './svg-icon';

const SHAPES = {
  close: CROSS,
  previous: 'M12 4.5L6.5 10l5.5 5.5',
  next: 'M8 4.5l5.5 5.5L8 15.5',
  up: 'M10 16V4.5M4.5 10L10 4.5l5.5 5.5',
  pause: 'M7 5v10M13 5v10',
  play: 'M6.5 4.5v11l9-5.5z',
  share: 'M10 12.5V3.5M6.5 6.5L10 3l3.5 3.5M5 9.5v7h10v-7',
  zoom: `${MAGNIFIER}M8.5 6v5M6 8.5h5`,
  zoomOut: `${MAGNIFIER}M6 8.5h5`,
  whole: 'M2.5 5v10M17.5 5v10M5 10h10M7.5 7.5L5 10l2.5 2.5M12.5 7.5L15 10l-2.5 2.5',
} as const;

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> {
  /** what it does, for everyone who does not see the sign */
  label: string;
  shape: keyof typeof SHAPES;
  kind?: 'plain' | 'outlined';
}

/** A round button with a sign, 44 px to hit. */
export function IconButton({ label, shape, kind = 'plain', ...props }: IconButtonProps) {
  return (
    <button type="button" title={label} {...props} className={styles.root} data-kind={kind} aria-label={label}>
      <SvgIcon path={SHAPES[shape]} />
    </button>
  );
}
