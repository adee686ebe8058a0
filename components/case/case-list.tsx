import { drawnPage } from '@/lib/list-page';
import { getNumbers } from '@/lib/content/key-number';
import type { CardPage, ItemLink } from '@/lib/content/types';
import { withLeadPreview } from '@/lib/pages/lead-preview';
import { caseFilters, type FixedFilter } from '@/lib/pages/list-filters';
import { paths } from '@/lib/paths';
import { RemainingLinks } from '../list/remaining-links';
import { PagedStories } from '../list/paged-stories.client';
import StoryItems from '../list/story-items';
import { PageBody } from '../ui/page-body';

interface CaseListProps {
  page: CardPage;
  /** all cases of this list, in its order; empty when the page holds them all */
  links: ItemLink[];
  /** address of the list, when it is limited to a domain, module or solution */
  path?: string;
  fixed?: FixedFilter;
}

/** A case list with its three filters; without scripts page 1, all others as plain links. */
export async function CaseList({ page, links, path = paths.cases(), fixed }: CaseListProps) {
  const plain = links.map(({ alias, title }) => ({ href: paths.case(alias), label: title }));
  const numbers = Object.entries(await getNumbers('case'));
  const facts = Object.fromEntries(numbers.map(([id, { value, unit, label }]) => [id, { value, unit, label }]));
  return (
    <PageBody>
      <PagedStories
        key={path}
        path={path}
        call={paths.listCall('case/GetAll')}
        type="case"
        first={drawnPage(page)}
        drawn={<StoryItems cards={await withLeadPreview(page.list)} heading="h2" facts={facts} />}
        filters={await caseFilters(fixed)}
        facts={facts}
        moreLabel="了解更多"
      >
        <RemainingLinks links={plain} skip={page.list.length} />
      </PagedStories>
    </PageBody>
  );
}
