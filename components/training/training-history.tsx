import type { Card, CardPage, ItemLink } from '@/lib/content/types';
import { paths } from '@/lib/paths';
import { ItemRows } from '../list/item-rows';
import { MoreItems } from '../list/more-items';
import { Section } from '../ui/section';

interface TrainingHistoryProps {
  page: CardPage;
  /** every course, the recent ones too */
  links: ItemLink[];
  recent: Card[];
}

/** Courses that are over, the newest first. */
export function TrainingHistory({ page, links, recent }: TrainingHistoryProps) {
  const shown = new Set([...page.list, ...recent].map((card) => card.alias));
  const rest = links.filter(({ alias }) => !shown.has(alias));
  return (
    <Section id="history" title="历史活动" ground="mist">
      <ItemRows cards={page.list} lead="date" />
      <MoreItems links={rest.map(({ alias, title }) => ({ href: paths.training(alias), label: title }))} skip={0} />
    </Section>
  );
}
