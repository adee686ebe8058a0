import type { ReactNode } from 'react';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { PageLink } from '../ui/page-link';
import { SiteMark } from './site-mark';
import styles from './plain-header.module.css';

interface PlainHeaderProps {
  home?: string;
  name?: string;
  /** of the navigation */
  label?: string;
  /** it stays in sight; else it is at the top of the page */
  isSticky?: boolean;
  /** its entries, each an `li` */
  children?: ReactNode;
}

const ENTRIES = [
  { href: paths.domains(), label: '应用领域' },
  { href: paths.modules(), label: '产品模块' },
  { href: paths.solutions(), label: '解决方案' },
  { href: paths.ecosystem(), label: '生态' },
];

/** A bar at the top with links only: of English pages, and where the site's own cannot be made, because it asks nobody. */
export function PlainHeader({
  home = paths.home(),
  name = site.shortName,
  label = '主要栏目',
  isSticky = false,
  children,
}: PlainHeaderProps) {
  return (
    <header className={styles.root} data-sticky={isSticky || undefined} data-site-header="">
      <div className={styles.inner}>
        <PageLink href={home} className={styles.brand}>
          <SiteMark />
          {name}
        </PageLink>
        <nav aria-label={label}>
          <ul className={styles.entries}>
            {children ??
              ENTRIES.map(({ href, label: words }) => (
                <li key={href}>
                  <PageLink href={href}>{words}</PageLink>
                </li>
              ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
