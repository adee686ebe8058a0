/**
 * Runs in the page, before printing: a figure, table or box which does not fit in the rest of its page is moved behind
 * the paragraphs that follow it in the same chapter, so that no page ends half empty. Order of figures never changes.
 * `height` is the height of a page's text in CSS pixels.
 */
export function floatFigures(height: number): void {
  const main = document.querySelector('main');
  if (!main) return;
  const solid = (node: Element) =>
    (node.matches('figure, aside, pre, .formula') && !node.matches('.long')) || node.matches('h2, h3');
  const movable = (node: Element | null): node is HTMLElement =>
    node !== null &&
    node.matches('p, ul, ol, h3') &&
    !(node.matches('p') && /[：:]$/.test(node.textContent?.trim() ?? ''));
  const extent = (node: Element) => {
    const next = node.nextElementSibling;
    const top = node.getBoundingClientRect().top;
    return (next ? next.getBoundingClientRect().top : node.getBoundingClientRect().bottom) - top;
  };

  const opening = document.querySelector('.opening:not(.alone)');
  let y = opening ? opening.getBoundingClientRect().height + 34 : 0;
  let node = main.firstElementChild;
  while (node) {
    let size = extent(node);
    if (node.matches('h2, h3')) {
      // a heading stays with the beginning of what follows
      const following = node.nextElementSibling;
      const needed = size + (following && solid(following) ? extent(following) : 60);
      if (y + needed > height) y = 0;
    } else if (solid(node) && y + size > height) {
      const floats = node.matches('figure');
      let room = height - y;
      let before = node.nextElementSibling;
      if (floats && !node.previousElementSibling?.matches('h2, h3')) {
        while (room > 40 && movable(before)) {
          if (before.matches('h3') && room < 110) break;
          const after: Element | null = before.nextElementSibling;
          if (before.matches('h3') && !movable(after)) break;
          const moved = extent(before);
          node.before(before);
          room -= moved;
          before = after;
        }
      }
      y = room < 0 ? -room : 0;
      size = extent(node);
      if (y + size > height) y = 0;
    }
    y += size;
    while (y > height) y -= height;
    node = node.nextElementSibling;
  }
}
