import 'server-only';
import { hasItems } from '../content/links';
import { fixedPages } from '../seo/fixed-pages';
import { paths } from '../paths';

/** The ways to what other programs can read, as far as the content has it. */
export async function getDataLinks(): Promise<{ href: string; label: string }[]> {
  const [hasIntegrations, hasSample] = await Promise.all([hasItems('integration'), hasItems('sample-data')]);
  return [
    ...(hasIntegrations ? [{ href: paths.integrations(), label: fixedPages.integration.title }] : []),
    ...(hasSample ? [{ href: paths.sampleData(), label: '样例数据' }] : []),
  ];
}
