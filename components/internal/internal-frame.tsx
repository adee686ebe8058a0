import type { ReactNode } from 'react';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { SkipLink } from '../layout/skip-link';
import styles from './internal-frame.module.css';

interface InternalFrameProps {
  /** who is logged in */
  name?: string;
  children: ReactNode;
}

/** What the internal pages are in: no menus, no footer, a way out. */
export function InternalFrame({ name, children }: InternalFrameProps) {
  return (
    <>
      <SkipLink />
      <header className={styles.root} data-background="dark">
        <div className={styles.bar}>
          {/* a page load: nothing of an internal page stays in the memory of the site's own pages */}
          <a href={paths.home()} className={styles.brand}>
            {site.shortName}
            <span>内部页面</span>
          </a>
          {name && (
            <form action={paths.logoutForm()} method="post" className={styles.account}>
              <span>{name}</span>
              <button type="submit">退出</button>
            </form>
          )}
        </div>
      </header>
      <main id="content" className={styles.main}>
        {children}
      </main>
    </>
  );
}
