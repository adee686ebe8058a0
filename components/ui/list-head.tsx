import type { ReactNode } from 'react';
import { NoBreakText } from './no-break-text';
import { Breadcrumbs, type Crumb } from './breadcrumbs';
import { BreakableTitle } from './breakable-title';
import { LeadPicture } from './lead-picture';
import styles from './list-head.module.css';
import type { PictureData } from './picture';

interface ListHeadProps {
  title: string;
  /** how many there are and in which order: `26 个，按发布时间排列` */
  count?: ReactNode;
  introduction?: string;
  crumbs?: Crumb[];
  /** what the list is of, as one sees it: beside its name, on phones a strip below */
  picture?: PictureData | null;
  /** what is shown in the picture's place */
  aside?: ReactNode;
  children?: ReactNode;
}

/** The head of a list: its name and how much there is on one line, so that the items begin at once. */
export function ListHead({ title, count, introduction, crumbs, picture, aside, children }: ListHeadProps) {
  return (
    <header className={styles.root} data-head="list" data-pictured={picture || aside ? '' : undefined}>
      <div>
        {crumbs && <Breadcrumbs crumbs={crumbs} />}
        <div className={styles.line}>
          <h1>
            <BreakableTitle>{title}</BreakableTitle>
          </h1>
          {count && <p>{count}</p>}
        </div>
        {introduction && (
          <p className={styles.introduction}>
            <NoBreakText>{introduction}</NoBreakText>
          </p>
        )}
        {children}
      </div>
      {picture && <LeadPicture picture={picture} ratio="strip" sizes="(max-width: 768px) 100vw, 600px" />}
      {aside}
    </header>
  );
}
