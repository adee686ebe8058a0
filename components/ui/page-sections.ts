export interface SectionAnchor {
  id: string;
  label: string;
}

/** What a reader of the page does next; it stays visible beside the section menu. */
export interface PageAction {
  href: string;
  label: string;
}
