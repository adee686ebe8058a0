import { paths } from '@/lib/paths';
import { RELATED_TYPES, type RelatedItem, type RelatedType } from '@/lib/content/relation-map';
import { PageLink } from '../ui/page-link';
import { COUNTED } from './counted';
import styles from './relation-list.module.css';

/** Items of one kind with what each has to do with: how much of it at once, which behind a line that opens it. */
export function RelationList({ items }: { items: RelatedItem[] }) {
  return (
    <ul className={styles.root}>
      {items.map(({ id, title, href, others }) => {
        const present = RELATED_TYPES.filter((type) => others[type].length > 0);
        return (
          <li key={id}>
            <PageLink href={href}>{title}</PageLink>
            {present.length > 0 && (
              <details className={styles.others}>
                <summary>{present.map((type) => `${others[type].length}${COUNTED[type]}`).join('，')}</summary>
                {present.map((type) => (
                  <Others key={type} type={type} links={others[type]} />
                ))}
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Others({ type, links }: { type: RelatedType; links: RelatedItem['others'][RelatedType] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.id}>
          <PageLink href={paths[type](link.alias)}>{link.title}</PageLink>
        </li>
      ))}
    </ul>
  );
}
