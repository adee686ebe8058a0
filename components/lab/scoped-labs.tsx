import { getLabLinksOf, getLabPage } from '@/lib/content/lab';
import { paths } from '@/lib/paths';
import { getScope, settleScope, type ScopeAddress } from '@/lib/pages/scoped-lists';
import { HeadBanner } from '../ui/head-banner';
import { LabList } from './lab-list';

/** The laboratories of one domain. */
export async function ScopedLabs({ address: { alias, id } }: { address: ScopeAddress }) {
  const domain = settleScope(await getScope('domain', alias), id, (known) => paths.scopedLabs(alias, known));
  const [page, links] = await Promise.all([getLabPage(domain.id), getLabLinksOf(domain.id)]);
  return (
    <>
      <HeadBanner
        title={`${domain.title}的实验室`}
        crumbs={[
          { href: paths.domains(), label: '应用领域' },
          { href: paths.domain(domain.alias), label: domain.title },
        ]}
      />
      <LabList page={page} links={links} path={paths.scopedLabs(domain.alias, domain.id)} domain={domain.alias} />
    </>
  );
}
