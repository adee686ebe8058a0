import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs';
import { PhrasedTitle } from './phrased-title';
import { Picture, type PictureData } from './picture';
import styles from './head-banner.module.css';

interface HeadBannerProps {
  title: string;
  picture?: PictureData | null;
  /** a line above the title: English name, kind */
  kicker?: string;
  subTitle?: string;
  /** hidden when narrow */
  introduction?: string;
  divider?: boolean;
  crumbs?: Crumb[];
  children?: ReactNode;
}

/** The head of a page: name, optional divider, optional introduction, picture. */
export function HeadBanner({
  title,
  picture,
  kicker,
  subTitle,
  introduction,
  divider,
  crumbs,
  children,
}: HeadBannerProps) {
  return (
    <header className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.text}>
          {crumbs && <Breadcrumbs crumbs={crumbs} />}
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h1>
            <PhrasedTitle>{title}</PhrasedTitle>
          </h1>
          {subTitle && <p className={styles.subTitle}>{subTitle}</p>}
          {divider && <hr className={styles.divider} />}
          {introduction && <p className={styles.introduction}>{introduction}</p>}
          {children}
        </div>
        {picture && <Picture picture={picture} sizes="(max-width: 768px) 100vw, 640px" priority />}
      </div>
    </header>
  );
}
