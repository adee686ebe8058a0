import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { SectionNav } from './section-nav';
import type { PageAction } from './page-sections';
import { Section } from './section';

/** A section of a long page: what the menu calls it, and what is in it. */
export interface PageSection extends Omit<ComponentProps<typeof Section>, 'title' | 'children'> {
  /** in the menu, and as the heading where that has no words of its own */
  label: string;
  title?: string;
  /** the content brings its own `<section>` with this id */
  isWhole?: boolean;
  /** drawn with the section before it; the menu leads there all the same */
  isInside?: boolean;
  /** the content; a section without any is neither drawn nor in the menu */
  node: ReactNode;
}

interface SectionsProps {
  sections: PageSection[];
  /** what a reader does next; stays visible beside the menu */
  action?: PageAction;
}

/** The sections of a long page and the menu that leads to them, both from one list. */
export function Sections({ sections, action }: SectionsProps) {
  const present = sections.filter(({ node }) => node);
  const drawn = present.filter(({ isInside }) => !isInside);
  return (
    <>
      <SectionNav sections={present.map(({ id, label }) => ({ id, label }))} action={action} />
      {drawn.map(({ label, title = label, isWhole, node, ...section }) =>
        isWhole ? (
          <Fragment key={section.id}>{node}</Fragment>
        ) : (
          <Section key={section.id} {...section} title={title}>
            {node}
          </Section>
        ),
      )}
    </>
  );
}
