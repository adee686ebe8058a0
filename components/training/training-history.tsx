import type { CardPage, ItemLink } from '@/lib/content/types';
import { themeFilter } from '@/lib/list-filters';
import { paths } from '@/lib/paths';
import { MoreItems } from '../list/more-items';
import { PagedList } from '../list/paged-list.client';
import { Section } from '../ui/section';

/** All courses by date, the newest first, by theme and by page; without scripts page 1, all others as plain links. */
export async function TrainingHistory({ page, links }: { page: CardPage; links: ItemLink[] }) {
  const shown = new Set(page.list.map((card) => card.alias));
  const rest = links.filter(({ alias }) => !shown.has(alias));
  return (
    <Section id="history" title="历史活动" ground="mist">
      <PagedList
        path={paths.trainings()}
        call="trainingcourse/GetByCourseThemeId"
        type="training"
        kind="dated-rows"
        heading="h3"
        first={page}
        filters={[await themeFilter()]}
        numbered
        moreLabel="显示更多"
      >
        <MoreItems links={rest.map(({ alias, title }) => ({ href: paths.training(alias), label: title }))} skip={0} />
      </PagedList>
    </Section>
  );
}
