import type { ContentFolder } from '@/lib/content-service/folder';
import { picturesIn } from '@/lib/content-service/pictures';

/** Names of things that are there. */
export function knownItems(folder: ContentFolder): { domain: string; case: string; module: string; picture: string } {
  const [domain, module, item] = (['domain', 'module', 'case'] as const).map((type) => folder.list(type)[0]);
  return {
    domain: domain.alias,
    module: module.alias,
    case: item.alias,
    picture: picturesIn('case', item.data)[0].path,
  };
}
