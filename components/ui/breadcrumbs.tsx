import Link from 'next/link';
import styles from './breadcrumbs.module.css';

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
            <Link href={crumb.href}>{crumb.label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
