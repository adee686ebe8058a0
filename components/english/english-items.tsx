import type { EnglishItem } from '@/lib/content/english';
import { Rows } from '../list/rows';

interface EnglishItemsProps {
  items: readonly (EnglishItem & { href: string })[];
  heading?: 'h2' | 'h3';
}

/** Items as rows: the name, and what it is beside it. */
export function EnglishItems({ items, heading }: EnglishItemsProps) {
  const rows = items.map(({ id, href, name, introduction }) => ({ id, href, title: [name], text: introduction }));
  return <Rows rows={rows} heading={heading} size="large" isSplit />;
}
