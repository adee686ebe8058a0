import { PLAIN_LINK_LIMIT } from '@/lib/constants';
import { PageLink } from '../ui/page-link';
import styles from './remaining-links.module.css';

interface PlainLink {
  href: string;
  label: string;
}

/** All items beyond the first page as plain links: the whole list for readers and crawlers without scripts. */
export function RemainingLinks({ links, skip }: { links: PlainLink[]; skip: number }) {
  const rest = links.slice(skip, skip + PLAIN_LINK_LIMIT);
  if (rest.length === 0) return null;
  return (
    <details className={styles.root}>
      <summary>其余{rest.length}项</summary>
      <ul>
        {rest.map((link) => (
          <li key={link.href}>
            <PageLink href={link.href}>{link.label}</PageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
