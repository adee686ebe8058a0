import type { ReactNode } from 'react';
import { paths } from '@/lib/paths';
import styles from './ask-panel.module.css';
import { ButtonLink } from '../ui/button-link';

interface AskPanelProps {
  /** one sentence: what one can ask for */
  children: ReactNode;
  /** stands in the form already */
  message: string;
  label?: string;
}

/** Stays beside a text: what the reader can ask for, and the way to ask it. */
export function AskPanel({ children, message, label = '提交需求' }: AskPanelProps) {
  return (
    <div className={styles.root}>
      <p>{children}</p>
      <ButtonLink href={paths.contact(message)}>{label}</ButtonLink>
    </div>
  );
}
