import { getCaseLinksOf, getCasePageOf } from '@/lib/content/case';
import { paths, type Scope } from '@/lib/paths';
import { getScope, settleScope, type ScopeAddress } from '@/lib/pages/scoped-lists';
import { HeadBanner } from '../ui/head-banner';
import { CaseList } from './case-list';

const PARENT: Record<Scope, { label: string; list: () => string; item: (alias: string) => string }> = {
  domain: { label: '应用领域', list: paths.domains, item: paths.domain },
  module: { label: '产品模块', list: paths.modules, item: paths.module },
  solution: { label: '解决方案', list: paths.solutions, item: paths.solution },
};

/** The case list of one domain, module or solution. */
export async function ScopedCases({ scope, address }: { scope: Scope; address: ScopeAddress }) {
  const { alias, id } = address;
  const card = settleScope(await getScope(scope, alias), id, (known) => paths.scopedCases(scope, alias, known));
  const [page, links] = await Promise.all([getCasePageOf(scope, card.id), getCaseLinksOf(scope, card.id)]);
  const parent = PARENT[scope];
  return (
    <>
      <HeadBanner
        title={`${card.title}的案例`}
        crumbs={[
          { href: parent.list(), label: parent.label },
          { href: parent.item(card.alias), label: card.title },
        ]}
      />
      <CaseList
        page={page}
        links={links}
        path={paths.scopedCases(scope, card.alias, card.id)}
        fixed={{ scope, alias: card.alias }}
      />
    </>
  );
}
