import { drawnPage } from '@/lib/list-page';
import { getLabsFacts } from '@/lib/content/lab';
import type { CardPage, ItemLink } from '@/lib/content/types';
import { domainFilter } from '@/lib/pages/list-filters';
import { paths } from '@/lib/paths';
import { RemainingLinks } from '../list/remaining-links';
import { PagedStories } from '../list/paged-stories.client';
import StoryItems from '../list/story-items';
import { PageBody } from '../ui/page-body';

interface LabListProps {
  page: CardPage;
  /** all laboratories of this list, in its order; empty when the page holds them all */
  links: ItemLink[];
  /** address of the list and alias of the domain, when it is limited to one */
  path?: string;
  domain?: string;
}

/** A laboratory list; without scripts page 1, all others as plain links. */
export async function LabList({ page, links, path = paths.labs(), domain }: LabListProps) {
  const plain = links.map(({ alias, title }) => ({ href: paths.lab(alias), label: title }));
  const areas = Object.entries(await getLabsFacts()).filter(([, { area }]) => area !== null);
  const facts = Object.fromEntries(
    areas.map(([id, { area, year, cameras }]) => {
      const label = [year && `${year}年建成`, cameras && `${cameras}个机位`].filter(Boolean).join(' · ');
      return [id, { value: String(area), unit: 'm²', label }];
    }),
  );
  return (
    <PageBody>
      <PagedStories
        layout="pairs"
        key={path}
        path={path}
        call={paths.listCall('laboratory/GetByDomainId')}
        type="lab"
        first={drawnPage(page)}
        drawn={<StoryItems cards={page.list} heading="h2" facts={facts} />}
        filters={[await domainFilter(domain)]}
        facts={facts}
        moreLabel="显示更多"
      >
        <RemainingLinks links={plain} skip={page.list.length} />
      </PagedStories>
    </PageBody>
  );
}
