import type { ComponentProps } from 'react';
import type { Disclosure } from '@/lib/browser/use-disclosure';
import styles from './disclosure-button.module.css';

interface DisclosureButtonProps extends Omit<ComponentProps<'button'>, 'ref' | 'onClick' | 'style'> {
  disclosure: Disclosure;
  /** id of what it opens */
  controls: string;
}

/** Words that open and close something; where they are, its owner's style says. */
export function DisclosureButton({ disclosure, controls, className = '', ...props }: DisclosureButtonProps) {
  return (
    <button
      type="button"
      {...props}
      {...disclosure.button}
      aria-controls={controls}
      className={`${styles.root} ${className}`}
    />
  );
}
