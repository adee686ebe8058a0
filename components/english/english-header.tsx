import { english } from '@/lib/english/words';
import { paths } from '@/lib/paths';
import { SiteMark } from '../layout/site-mark';
import { PageLink } from '../ui/page-link';
import { ChineseLink } from './chinese-link.client';
import styles from './english-header.module.css';

/** The bar at the top of English pages: few enough entries to need no menu. */
export function EnglishHeader({ hasSolutions }: { hasSolutions: boolean }) {
  const entries = [
    { href: paths.english(paths.modules()), label: english.modules },
    ...(hasSolutions ? [{ href: paths.english(paths.solutions()), label: english.solutions }] : []),
    { href: paths.english(paths.contact()), label: english.contact },
  ];
  return (
    <header className={styles.root} data-site-header="">
      <div className={styles.inner}>
        <PageLink href={paths.english()} className={styles.brand}>
          <SiteMark />
          {english.maker}
        </PageLink>
        <nav aria-label={english.menu}>
          <ul className={styles.entries}>
            {entries.map(({ href, label }) => (
              <li key={href}>
                <PageLink href={href}>{label}</PageLink>
              </li>
            ))}
            <li>
              <ChineseLink />
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}
