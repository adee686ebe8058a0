/**
 * The section of a name that is drawn: pages that Next keeps alive behind this one have sections of the same names.
 * A link may lead to a section or to a heading inside one.
 */
export function drawnSection(id: string): Element | undefined {
  const targets = [...document.querySelectorAll(`[id=${JSON.stringify(id)}]`)];
  return targets.find((target) => target.getClientRects().length > 0);
}

/** How far below the window's edge an anchor puts a section, in pixels: under the header. */
export function anchorOffset(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}
