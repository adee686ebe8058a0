import type { Card } from '@/lib/content/types';
import { CardGrid } from '../list/card-grid';

/** White papers with cover, title and what they answer. */
export function WhitePaperGrid({ papers }: { papers: Card[] }) {
  return <CardGrid cards={papers} heading="h2" layout="even" />;
}
