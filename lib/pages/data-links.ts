import 'server-only';
import { orEmpty } from '../content/reading/client';
import { getLinks } from '../content/links';
import { fixedPages } from '../seo/fixed-pages';
import { paths } from '../paths';

/** The ways to what other programs can read, as far as the content has it. */
export async function getDataLinks(): Promise<{ href: string; label: string }[]> {
  const [integrations, samples] = await Promise.all([
    orEmpty('data', getLinks('integration')),
    orEmpty('data', getLinks('sample-data')),
  ]);
  return [
    ...(integrations.length > 0 ? [{ href: paths.integrations(), label: fixedPages.integration.title }] : []),
    ...(samples.length > 0 ? [{ href: paths.sampleData(), label: '样例数据' }] : []),
  ];
}
