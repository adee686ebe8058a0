import 'server-only';
import { getListed, type ListedItem } from './listing';
import { getLinks } from './links';

/** The versions of a module. */
export interface VersionGroup {
  title: string;
  versions: Pick<ListedItem, 'id' | 'alias' | 'parentAlias' | 'title' | 'image'>[];
}

/** Every version by its module, in the order of the menu, the oldest first. */
export async function getVersionGroups(): Promise<VersionGroup[]> {
  const [modules, versions] = await Promise.all([getLinks('module'), getListed('product')]);
  return modules
    .map(({ alias, title }) => ({
      title,
      versions: versions.filter(({ parentAlias }) => parentAlias === alias).reverse(),
    }))
    .filter((group) => group.versions.length > 0);
}
