import type { ReactNode } from 'react';
import type { Picture } from '@/lib/content/types';
import { english } from '@/lib/english/words';
import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs';
import { LeadPicture } from '../ui/lead-picture';
import { NoBreakText } from '../ui/no-break-text';
import styles from './english-head.module.css';

/** Too long for the column beside a picture. */
const LONG_WORD = /\p{L}{14}/u;

interface EnglishHeadProps {
  title: string;
  crumbs?: Crumb[];
  introduction?: string;
  picture?: Picture | null;
  /** what can be done here */
  children?: ReactNode;
}

/** The first screen of an English page: what it is about in a sentence, beside its picture. */
export function EnglishHead({ title, crumbs = [], introduction, picture, children }: EnglishHeadProps) {
  return (
    <header
      className={styles.root}
      data-pictured={picture ? '' : undefined}
      data-long={LONG_WORD.test(title) ? '' : undefined}
    >
      <div className={styles.text}>
        {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} label={english.breadcrumbs} />}
        <h1>{title.replaceAll('Human Factors', 'Human\u00A0Factors')}</h1>
        {introduction && (
          <p className={styles.introduction}>
            <NoBreakText>{introduction}</NoBreakText>
          </p>
        )}
        {children && <div className={styles.actions}>{children}</div>}
      </div>
      {picture && (
        <div className={styles.picture}>
          <LeadPicture picture={picture} sizes="(max-width: 768px) 100vw, 600px" />
        </div>
      )}
    </header>
  );
}
