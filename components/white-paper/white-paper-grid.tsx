import { LIST_PAGE_SIZE } from '@/lib/constants';
import type { Card } from '@/lib/content/types';
import { paths } from '@/lib/paths';
import { officialAccountCode } from '@/lib/media/picture-module';
import { MoreItems } from '../list/more-items';
import { PagedCards } from '../list/paged-cards.client';
import { PaperGate } from './paper-gate.client';

/** White papers with cover, title and what they answer; without scripts page 1, all others as plain links. */
export function WhitePaperGrid({ papers }: { papers: Card[] }) {
  const links = papers.map(({ alias, title }) => ({ href: paths.whitePaper(alias), label: title }));
  return (
    <PaperGate account={officialAccountCode()}>
      <PagedCards
        path={paths.whitePapers()}
        call="whitepaper/GetAll"
        type="white-paper"
        layout="even"
        first={{ list: papers.slice(0, LIST_PAGE_SIZE), totalCount: papers.length, pageSize: LIST_PAGE_SIZE }}
        filters={[]}
        moreLabel="显示更多"
      >
        <MoreItems links={links} skip={LIST_PAGE_SIZE} />
      </PagedCards>
    </PaperGate>
  );
}
