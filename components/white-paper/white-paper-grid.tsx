import { drawnPage } from '@/lib/list-page';
import { LIST_PAGE_SIZE } from '@/lib/constants';
import type { Card } from '@/lib/content/types';
import { getFileVersion } from '@/lib/content/white-paper';
import { paths } from '@/lib/paths';
import { officialAccountCode } from '@/lib/media/picture-module';
import { site } from '@/lib/site';
import { RemainingLinks } from '../list/remaining-links';
import { PagedPapers } from './paged-papers.client';
import PaperItems from './paper-items';
import { PaperGate } from './paper-gate.client';

/** Version of a paper that cannot be read and has no picture: its title is drawn. */
const NO_FILE = 'cover';

/** White papers with their first page, title and what they answer; without scripts page 1, all others as plain links. */
export async function WhitePaperGrid({ papers }: { papers: Card[] }) {
  const links = papers.map(({ alias, title }) => ({ href: paths.whitePaper(alias), label: title }));
  const covers = await Promise.all(
    papers.map(async ({ id, image }) => {
      const version = (await getFileVersion(id)) ?? (image ? null : NO_FILE);
      return [id, version ? paths.whitePaperPicture(id, version) : ''] as const;
    }),
  );
  const pictures = Object.fromEntries(covers);
  const first = papers.slice(0, LIST_PAGE_SIZE);
  return (
    <PaperGate
      path={paths.whitePapers()}
      checkAddress={paths.checkClient()}
      account={officialAccountCode()}
      assumeMessagingApp={site.assumeMessagingApp}
    >
      <PagedPapers
        path={paths.whitePapers()}
        call={paths.listCall('whitepaper/GetAll')}
        type="white-paper"
        first={drawnPage({ list: first, totalCount: papers.length, pageSize: LIST_PAGE_SIZE })}
        drawn={<PaperItems cards={first} covers={pictures} withLead />}
        filters={[]}
        covers={pictures}
        moreLabel="显示更多"
      >
        <RemainingLinks links={links} skip={LIST_PAGE_SIZE} />
      </PagedPapers>
    </PaperGate>
  );
}
