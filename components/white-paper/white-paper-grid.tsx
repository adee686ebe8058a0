import { LIST_PAGE_SIZE } from '@/lib/constants';
import type { Card } from '@/lib/content/types';
import { getFileVersion } from '@/lib/content/white-paper';
import { paths } from '@/lib/paths';
import { officialAccountCode } from '@/lib/media/picture-module';
import { site } from '@/lib/site';
import { RemainingLinks } from '../list/remaining-links';
import { PagedPapers } from './paged-papers.client';
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
  return (
    <PaperGate account={officialAccountCode()} assumeMessagingApp={site.assumeMessagingApp}>
      <PagedPapers
        path={paths.whitePapers()}
        call="whitepaper/GetAll"
        type="white-paper"
        first={{ list: papers.slice(0, LIST_PAGE_SIZE), totalCount: papers.length, pageSize: LIST_PAGE_SIZE }}
        filters={[]}
        covers={Object.fromEntries(covers)}
        moreLabel="显示更多"
      >
        <RemainingLinks links={links} skip={LIST_PAGE_SIZE} />
      </PagedPapers>
    </PaperGate>
  );
}
