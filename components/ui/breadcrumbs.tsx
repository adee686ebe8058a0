import styles from './breadcrumbs.module.css';
import { PageLink } from './page-link';

export interface Crumb {
  href: string;
  label: string;
}

/** The way from the home page to the page above this one. */
export function Breadcrumbs({ crumbs, label = '当前位置' }: { crumbs: Crumb[]; label?: string }) {
  return (
    <nav aria-label={label} className={styles.root}>
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.href}>
            <PageLink href={crumb.href}>{crumb.label}</PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
