import { SectionMenu } from './section-menu.client';

export interface SectionAnchor {
  id: string;
  label: string;
}

/** Links to the sections of a long page; stays in sight below the header. Plain anchors without scripts. */
export function SectionNav({ sections }: { sections: SectionAnchor[] }) {
  return sections.length < 2 ? null : <SectionMenu sections={sections} />;
}
