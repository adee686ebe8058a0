import { getCaseLinksOf, getCasePageOf } from '@/lib/content/case';
import { paths, type Scope } from '@/lib/paths';
import { getScope, settleScope, type ScopeAddress } from '@/lib/pages/scoped-lists';
import { scopedCasesPage } from '@/lib/seo/fixed-pages';
import { ListCount } from '../list/list-count.client';
import { StructuredData } from '../seo/structured-data';
import { ListHead } from '../ui/list-head';
import { CaseList } from './case-list';

/** The case list of one domain, module or solution. */
export async function ScopedCases({ scope, address }: { scope: Scope; address: ScopeAddress }) {
  const { alias, id } = address;
  const card = settleScope(await getScope(scope, alias), id, (known) => paths.scopedCases(scope, alias, known));
  const [page, links] = await Promise.all([getCasePageOf(scope, card.id), getCaseLinksOf(scope, card.id)]);
  const facts = scopedCasesPage(scope, card);
  return (
    <>
      <ListHead
        title={facts.title}
        count={<ListCount path={facts.path} total={page.totalCount} unit="个" order="按发布时间排列" />}
        crumbs={facts.crumbs}
      />
      <CaseList page={page} links={links} path={facts.path} fixed={{ scope, alias: card.alias }} />
      <StructuredData page={facts} type="case" items={links} />
    </>
  );
}
