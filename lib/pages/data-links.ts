import 'server-only';
import { hasItems } from '../content/links';
import { fixedPages } from '../seo/fixed-pages';
import { paths } from '../paths';

/** The ways to what one may try and take along, as far as the content has it. */
export async function getDataLinks(): Promise<{ href: string; label: string }[]> {
  const [hasParadigms, hasIntegrations, hasSample] = await Promise.all([
    hasItems('paradigm'),
    hasItems('integration'),
    hasItems('sample-data'),
  ]);
  return [
    ...(hasParadigms ? [{ href: paths.paradigms(), label: fixedPages.paradigms.title }] : []),
    ...(hasIntegrations ? [{ href: paths.integrations(), label: fixedPages.integration.title }] : []),
    ...(hasSample ? [{ href: paths.sampleData(), label: '样例数据' }] : []),
  ];
}
