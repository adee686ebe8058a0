import type { PDFPageView } from 'pdfjs-dist/web/pdf_viewer.mjs';

/** What holds parts of its kind only; what a file has there besides is lines and backgrounds. */
const CONTAINERS = ['list', 'table', 'rowgroup', 'row'];

/**
 * Sets right what the library's structure layer says to screen readers: parts own ids that are no text (pictures, links),
 * tables and lists hold more than their parts, and what heads a table counts as one cell although it holds rows.
 */
export async function mendStructure({ structTreeLayer }: PDFPageView): Promise<void> {
  // a page whose tags are damaged can still be read
  const tree = (await structTreeLayer?.render()?.catch(() => null)) as HTMLElement | null | undefined;
  if (!tree) return;
  for (const part of tree.querySelectorAll('[aria-owns]')) {
    if (!document.getElementById(part.getAttribute('aria-owns')!)) part.removeAttribute('aria-owns');
  }
  for (const loose of tree.querySelectorAll(CONTAINERS.map((role) => `[role="${role}"] > :empty:not([role])`).join())) {
    loose.remove();
  }
  for (const head of tree.querySelectorAll('[role="columnheader"]')) {
    if (head.querySelector('[role="row"]')) head.setAttribute('role', 'rowgroup');
  }
}
