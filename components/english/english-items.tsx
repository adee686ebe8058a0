import type { EnglishItem } from '@/lib/content/english';
import { Rows } from '../list/rows';
import { ArrowIcon } from '../ui/arrow-icon';
import styles from './english-items.module.css';

interface EnglishItemsProps {
  items: readonly (EnglishItem & { href: string })[];
  heading?: 'h2' | 'h3';
}

/** Items as rows: the name, what it is beside it, and an arrow: it leads on. */
export function EnglishItems({ items, heading }: EnglishItemsProps) {
  const rows = items.map(({ id, href, name, introduction }) => ({
    id,
    href,
    title: [name],
    text: introduction,
    end: (
      <span className={styles.arrow}>
        <ArrowIcon />
      </span>
    ),
  }));
  return <Rows rows={rows} heading={heading} size="large" isSplit />;
}
