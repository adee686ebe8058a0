import { isTranslated } from '../content/english';
import type { PageFacts } from './page-facts';

/** A Chinese page that says whether it is there in English. */
export async function translated(page: PageFacts): Promise<PageFacts> {
  return { ...page, hasEnglish: await isTranslated(page.path) };
}
