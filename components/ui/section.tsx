import type { ReactNode } from 'react';
import { ArrowLink } from './arrow-link';
import { NoBreakText } from './no-break-text';
import { BreakableTitle } from './breakable-title';
import styles from './section.module.css';

interface SectionProps {
  /** anchor of the section, also its name in tests/screens.yaml */
  id: string;
  title: string;
  introduction?: string;
  more?: { href: string; label: string };
  /** `article` keeps the reading width */
  width?: 'page' | 'article';
  background?: 'light' | 'tint' | 'dark';
  children: ReactNode;
}

/** A band of a page: heading left, a link right on its baseline, content below. */
export function Section({
  id,
  title,
  introduction,
  more,
  width = 'page',
  background = 'light',
  children,
}: SectionProps) {
  return (
    <section id={id} className={styles.root} data-background={background} aria-labelledby={`${id}-title`}>
      <div className={styles.inner} data-width={width}>
        <div className={styles.head}>
          <h2 id={`${id}-title`}>
            <BreakableTitle>{title}</BreakableTitle>
          </h2>
          {more && <ArrowLink href={more.href}>{more.label}</ArrowLink>}
        </div>
        {introduction && (
          <p className={styles.introduction}>
            <NoBreakText>{introduction}</NoBreakText>
          </p>
        )}
        {children}
      </div>
    </section>
  );
}
