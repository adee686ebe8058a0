import type { ModuleIndex } from '@/lib/content/module';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';
import { Split } from '../ui/split';

/** One section per metric: why it matters, and what belongs to it. */
export function ModuleIndexSections({ entries }: { entries: ModuleIndex[] }) {
  return entries.map((entry) => (
    <Section key={entry.alias} id={entry.alias} title={entry.title} introduction={entry.significance}>
      {entry.items.map((item, index) => (
        <Split key={item.title} reversed={index % 2 === 1} picture={item.image && <Picture picture={item.image} />}>
          <h3>{item.title}</h3>
          <p>{item.introduction}</p>
        </Split>
      ))}
    </Section>
  ));
}
