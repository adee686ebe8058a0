import { SectionMenu } from './section-menu.client';
import type { SectionAnchor, PageAction } from './page-sections';

interface SectionNavProps {
  sections: SectionAnchor[];
  action?: PageAction;
}

/** Links to the sections of a long page; stays in sight below the header, on phones at the lower edge. Plain anchors without scripts. */
export function SectionNav({ sections, action }: SectionNavProps) {
  return sections.length < 2 ? null : <SectionMenu sections={sections} action={action} />;
}
