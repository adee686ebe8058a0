import type { ModuleIndex } from '@/lib/content/module';
import { Picture } from '../ui/picture';
import type { PageSection } from '../ui/sections';
import { Split } from '../ui/split';

/** One section per metric: why it matters, and what belongs to it. Their ids keep clear of the page's own. */
export function moduleIndex(entries: ModuleIndex[]): PageSection[] {
  return entries.map(({ alias, title, significance, items }) => ({
    id: `index-${alias}`,
    label: title,
    introduction: significance,
    node: items.map((item, index) => (
      <Split key={item.title} reversed={index % 2 === 1} picture={item.image && <Picture picture={item.image} />}>
        <h3>{item.title}</h3>
        <p>{item.introduction}</p>
      </Split>
    )),
  }));
}
