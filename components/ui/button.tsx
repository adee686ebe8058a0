import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  kind?: 'primary' | 'secondary';
}

/** The site's one button: 48 px high, a pill. */
export function Button({ kind = 'primary', ...props }: ButtonProps) {
  return <button type="button" {...props} className={styles.root} data-kind={kind} />;
}
