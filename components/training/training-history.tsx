import { drawnPage } from '@/lib/list-page';
import type { TrainingFacts } from '@/lib/content/training';
import type { Card, CardPage, ItemLink } from '@/lib/content/types';
import { themeFilter } from '@/lib/pages/list-filters';
import { paths } from '@/lib/paths';
import { RemainingLinks } from '../list/remaining-links';
import { Section } from '../ui/section';
import { PagedTrainings } from './paged-trainings.client';
import TrainingItems from './training-items';

interface TrainingHistoryProps {
  page: CardPage;
  /** every course, the recent ones too */
  links: ItemLink[];
  recent: Card[];
  facts: Record<string, TrainingFacts>;
}

/** Courses that are over, the newest first, by theme and by page; without scripts page 1, all others as plain links. */
export async function TrainingHistory({ page, links, recent, facts }: TrainingHistoryProps) {
  const shown = new Set([...page.list, ...recent].map((card) => card.alias));
  const rest = links.filter(({ alias }) => !shown.has(alias));
  return (
    <Section id="history" title="往期课程" background="tint">
      <PagedTrainings
        path={paths.trainings()}
        call={paths.listCall('trainingcourse/GetByCourseThemeId')}
        type="training"
        first={drawnPage(page)}
        drawn={<TrainingItems cards={page.list} facts={facts} areOver />}
        filters={[await themeFilter()]}
        facts={facts}
        numbered
        moreLabel="显示更多"
      >
        <RemainingLinks
          links={rest.map(({ alias, title }) => ({ href: paths.training(alias), label: title }))}
          skip={0}
        />
      </PagedTrainings>
    </Section>
  );
}
