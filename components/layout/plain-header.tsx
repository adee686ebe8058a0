import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { SiteMark } from './site-mark';
import styles from './plain-header.module.css';

const ENTRIES = [
  { href: paths.domains(), label: '应用领域' },
  { href: paths.modules(), label: '产品模块' },
  { href: paths.solutions(), label: '解决方案' },
  { href: paths.ecosystem(), label: '生态' },
];

/** The bar at the top where the site's own cannot be made: it asks nobody for the menus. */
export function PlainHeader() {
  return (
    <header className={styles.root}>
      <div className={styles.inner}>
        <a href={paths.home()} className={styles.brand}>
          <SiteMark />
          {site.shortName}
        </a>
        <nav aria-label="主要栏目">
          <ul className={styles.entries}>
            {ENTRIES.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
