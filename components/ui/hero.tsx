import type { ReactNode } from 'react';
import { LONG_TITLE } from '@/lib/constants';
import { Breadcrumbs, type Crumb } from './breadcrumbs';
import styles from './hero.module.css';
import { FactList, type Fact } from './fact-list';
import { Stat, type KeyFactData } from './stat';
import { BreakableLead, BreakableTitle } from './breakable-title';
import { LeadPicture } from './lead-picture';
import type { PictureData } from './picture';

const SIZES = {
  scene: '(max-width: 768px) 100vw, 68vw',
  diagram: '(max-width: 768px) 100vw, (max-width: 1024px) 50vw, 690px',
};

interface HeroProps {
  title: string;
  /** the question that is larger than the name; the name itself where there is none */
  question?: string;
  englishName?: string;
  crumbs?: Crumb[];
  lead?: string;
  picture?: PictureData | null;
  /** a `scene` reaches the window's edge and comes out of the background; a `diagram` is whole inside the grid */
  form?: 'scene' | 'diagram';
  fact?: KeyFactData | null;
  /** the few that decide, along the lower edge */
  facts?: Fact[];
  factsLayout?: 'row' | 'numbers';
  /** a drawing along the lower edge, over the page's width */
  foot?: ReactNode;
  /** what can be done here */
  children?: ReactNode;
}

/** The head of a place: its picture reaches the window's edge, its name and its number are on deep background beside it. */
export function Hero({
  title,
  question,
  englishName,
  crumbs,
  lead,
  picture,
  form = 'scene',
  fact,
  facts = [],
  factsLayout = 'row',
  foot,
  children,
}: HeroProps) {
  return (
    <header
      className={styles.root}
      data-background="dark"
      data-form={picture ? form : undefined}
      data-bare={!picture || undefined}
      data-numbered={fact ? '' : undefined}
      data-lower={foot ? 'drawing' : facts.length > 0 ? 'facts' : 'empty'}
    >
      {picture && (
        <div className={styles.picture}>
          <LeadPicture picture={picture} sizes={SIZES[form]} />
        </div>
      )}
      <div className={styles.inner}>
        <div className={styles.text}>
          {crumbs && <Breadcrumbs crumbs={crumbs} />}
          <h1 data-small={question ? '' : undefined} data-long={title.length > LONG_TITLE || undefined}>
            <BreakableTitle>{title}</BreakableTitle>
          </h1>
          {englishName && (
            <p lang="en" className={styles.english}>
              {englishName}
            </p>
          )}
          {question && (
            <p className={styles.question} data-long={question.length > LONG_TITLE || undefined}>
              <BreakableTitle>{question}</BreakableTitle>
            </p>
          )}
          {lead && (
            <p className={styles.lead}>
              <BreakableLead>{lead}</BreakableLead>
            </p>
          )}
          {fact && <Stat fact={fact} />}
          {children && (
            <div className={styles.actions} data-screen-only="">
              {children}
            </div>
          )}
        </div>
        <FactList facts={facts} layout={factsLayout} />
        {foot}
      </div>
    </header>
  );
}
