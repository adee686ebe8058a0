/**
 * The section of a name that is drawn: pages that Next keeps alive behind this one have sections of the same names.
 * A link may lead to a section or to a heading inside one.
 */
export function drawnSection(id: string): Element | undefined {
  const targets = [...document.querySelectorAll(`[id=${JSON.stringify(id)}]`)];
  return targets.find((target) => target.getClientRects().length > 0);
}
