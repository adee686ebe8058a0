import styles from './breadcrumbs.module.css';
import { PageLink } from './page-link';

export interface Crumb {
  href: string;
  label: string;
}

/** The way from the home page to the page above this one. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="当前位置" className={styles.root}>
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
