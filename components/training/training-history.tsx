import type { Card, CardPage, ItemLink } from '@/lib/content/types';
import { themeFilter } from '@/lib/pages/list-filters';
import { paths } from '@/lib/paths';
import { MoreItems } from '../list/more-items';
import { PagedRows } from '../list/paged-rows.client';
import { Section } from '../ui/section';

interface TrainingHistoryProps {
  page: CardPage;
  /** every course, the recent ones too */
  links: ItemLink[];
  recent: Card[];
}

/** Courses that are over, the newest first, by theme and by page; without scripts page 1, all others as plain links. */
export async function TrainingHistory({ page, links, recent }: TrainingHistoryProps) {
  const shown = new Set([...page.list, ...recent].map((card) => card.alias));
  const rest = links.filter(({ alias }) => !shown.has(alias));
  return (
    <Section id="history" title="历史活动" ground="mist">
      <PagedRows
        path={paths.trainings()}
        call="trainingcourse/GetByCourseThemeId"
        type="training"
        heading="h3"
        first={page}
        filters={[await themeFilter()]}
        numbered
        moreLabel="显示更多"
      >
        <MoreItems links={rest.map(({ alias, title }) => ({ href: paths.training(alias), label: title }))} skip={0} />
      </PagedRows>
    </Section>
  );
}
