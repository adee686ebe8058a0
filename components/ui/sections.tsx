import type { ComponentProps, ReactNode } from 'react';
import { SectionNav } from './section-nav';
import { Section } from './section';

/** A section of a long page: what the menu calls it, and what stands in it. */
export interface PageSection extends Omit<ComponentProps<typeof Section>, 'title' | 'children'> {
  /** in the menu, and as the heading where that has no words of its own */
  label: string;
  title?: string;
  /** the content; a section without any is neither drawn nor in the menu */
  node: ReactNode;
}

/** The sections of a long page and the menu that leads to them, both from one list. */
export function Sections({ sections }: { sections: PageSection[] }) {
  const present = sections.filter(({ node }) => node);
  return (
    <>
      <SectionNav sections={present.map(({ id, label }) => ({ id, label }))} />
      {present.map(({ label, title = label, node, ...section }) => (
        <Section key={section.id} {...section} title={title}>
          {node}
        </Section>
      ))}
    </>
  );
}
