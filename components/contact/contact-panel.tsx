import type { ReactNode } from 'react';
import { paths } from '@/lib/paths';
import styles from './contact-panel.module.css';
import { ButtonLink } from '../ui/button-link';

/** What a reader does next. */
export interface ContactAction {
  href: string;
  label: string;
}

/** The same with the item filled in already. */
export const askAction = (message: string): ContactAction => ({ href: paths.contact(message), label: '提交需求' });

interface ContactPanelProps {
  /** one sentence: what one can ask for */
  children: ReactNode;
  action: ContactAction;
}

/** Stays beside a text: what the reader can ask for, and the way to ask it; quiet, for the head has the same already. */
export function ContactPanel({ children, action: { href, label } }: ContactPanelProps) {
  return (
    <div className={styles.root}>
      <p>{children}</p>
      <ButtonLink href={href} kind="secondary">
        {label}
      </ButtonLink>
    </div>
  );
}
