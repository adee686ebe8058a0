import { itemsOf, versionsOf } from './site-content';

/** Made for the asker from an address with a query: never a finished page of the build, and kept by nobody. */
export const isMadeForEach = (path: string) => /^\/en\/search(\?|$)/.test(path);

/** Made for one visitor, and kept by nobody. */
export const INTERNAL = ['/login', '/extra', '/WebsiteDocment'];

/** One page per template. */
export async function templates(): Promise<string[]> {
  const first = async (root: string) => (await itemsOf(root, 1))[0];
  const [version] = await versionsOf(1);
  const domain = await first('domain');
  return [
    '/',
    '/application-fields',
    `/application-fields/${domain.alias}`,
    `/application-fields/${domain.alias}/cases/${domain.contentItemId}`,
    `/application-fields/${domain.alias}/labs/${domain.contentItemId}`,
    '/products/modules',
    `/products/modules/${version.module}`,
    `/products/modules/${version.module}/${version.alias}`,
    '/compare',
    `/compare?ids=${(await versionsOf(3)).map(({ alias }) => alias)}`,
    '/enquiry-list',
    `/enquiry-list?versions=${version.alias}*2&solutions=${(await first('solution')).alias}`,
    '/planner',
    `/planner?questions=${(await first('solution')).alias}&timing=trigger`,
    '/products/features',
    '/products/features/experiment-process',
    '/products/features/data-analysis',
    '/solutions',
    `/solutions/${(await first('solution')).alias}`,
    '/ecosystem',
    '/ecosystem/cases',
    `/ecosystem/cases/${(await first('ecosystemCase')).alias}`,
    '/ecosystem/labs',
    `/ecosystem/labs/${(await first('ecosystemLaboratory')).alias}`,
    '/ecosystem/tech-documents',
    `/ecosystem/tech-documents/${(await first('ecosystemTechnicalDocument')).alias}`,
    '/ecosystem/publications',
    `/ecosystem/publications/${(await first('ecosystemJournalThesis')).alias}`,
    '/ecosystem/trainings',
    `/ecosystem/trainings/${(await first('ecosystemTrainingCourse')).alias}`,
    '/ecosystem/custom-developments',
    '/whitepaper',
    `/whitepaper/${(await first('whitepaper')).contentItemId}`,
    `/whitepaper/${(await first('whitepaper')).contentItemId}/text`,
    '/contact-us',
    '/about-us',
    '/search',
    '/privacy',
    '/purchase',
    '/it',
    '/faq',
    `/products/modules/${version.module}/${version.alias}/data-sheet`,
    '/integration',
    '/integration/python',
    '/sample-data',
    '/ecosystem/relations',
    '/paradigms',
    '/paradigms/visual-search',
    '/3d-lab',
    '/en',
    '/en/products/modules',
    `/en/products/modules/${version.module}`,
    `/en/products/modules/${version.module}/${version.alias}`,
    '/en/solutions',
    `/en/solutions/${(await first('solution')).alias}`,
    '/en/search?q=eye+tracking',
    '/en/search?q=zzyzx',
    '/en/contact-us',
    '/en/privacy',
    ...INTERNAL,
  ];
}

/** How many parts a long walk over all templates has: each is a test of its own, for a slow machine has a limit for one. */
export const PARTS = [1, 2, 3, 4];

/** Every fourth template. @param part one of `PARTS` */
export const partOfTemplates = async (part: number) =>
  (await templates()).filter((_, index) => index % PARTS.length === part - 1);
