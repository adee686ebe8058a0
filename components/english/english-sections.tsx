import type { EnglishSection } from '@/lib/content/english-sections';
import { Section } from '../ui/section';
import { EnglishItems } from './english-items';
import { EnglishLines } from './english-lines';

/** The parts of a page that are sentences, each under its name, and versions that lead on. */
export function EnglishSections({ sections }: { sections: readonly EnglishSection[] }) {
  return sections.map(({ id, title, versions = [], ...lines }) => (
    <Section key={id} id={id} title={title}>
      {versions.length > 0 && <EnglishItems type="product" items={versions} />}
      {lines.lines.length > 0 && <EnglishLines {...lines} />}
    </Section>
  ));
}
