import { getLabLinksOf, getLabPage } from '@/lib/content/lab';
import { paths } from '@/lib/paths';
import { getScope, settleScope, type ScopeAddress } from '@/lib/pages/scoped-lists';
import { scopedLabsPage } from '@/lib/seo/fixed-pages';
import { ListCount } from '../list/list-count.client';
import { StructuredData } from '../seo/structured-data';
import { ListHead } from '../ui/list-head';
import { LabList } from './lab-list';

/** The laboratories of one domain. */
export async function ScopedLabs({ address: { alias, id } }: { address: ScopeAddress }) {
  const domain = settleScope(await getScope('domain', alias), id, (known) => paths.scopedLabs(alias, known));
  const [page, links] = await Promise.all([getLabPage(domain.id), getLabLinksOf(domain.id)]);
  const facts = scopedLabsPage(domain);
  return (
    <>
      <ListHead
        title={facts.title}
        count={<ListCount path={facts.path} total={page.totalCount} unit="间" />}
        crumbs={facts.crumbs}
      />
      <LabList page={page} links={links} path={facts.path} domain={domain.alias} />
      <StructuredData page={facts} type="lab" items={links} />
    </>
  );
}
