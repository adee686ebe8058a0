import type { CardPage, ItemLink } from '@/lib/content/types';
import { paths } from '@/lib/paths';
import { ItemRows } from '../list/item-rows';
import { MoreItems } from '../list/more-items';
import { Section } from '../ui/section';

/** All courses by date, the newest first. */
export function TrainingHistory({ page, links }: { page: CardPage; links: ItemLink[] }) {
  const shown = new Set(page.list.map((card) => card.alias));
  const rest = links.filter(({ alias }) => !shown.has(alias));
  return (
    <Section id="history" title="历史活动" ground="mist">
      <ItemRows cards={page.list} lead="date" />
      <MoreItems links={rest.map(({ alias, title }) => ({ href: paths.training(alias), label: title }))} skip={0} />
    </Section>
  );
}
