import type { EnglishSection } from '@/lib/content/english-sections';
import { Section } from '../ui/section';
import { EnglishLines } from './english-lines';

/** The parts of a page that are sentences, each under its name. */
export function EnglishSections({ sections }: { sections: readonly EnglishSection[] }) {
  return sections.map(({ id, title, ...lines }) => (
    <Section key={id} id={id} title={title}>
      <EnglishLines {...lines} />
    </Section>
  ));
}
