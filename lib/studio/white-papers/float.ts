/**
 * Runs in the page, before printing: a figure or table which does not fit in the rest of its page is moved behind the
 * texts that follow it, so that no page ends half empty. The order of figures among themselves never changes.
 * `height` is the height of a page's text in CSS pixels.
 */
export function floatFigures(height: number): void {
  const main = document.querySelector('main');
  if (!main) return;
  const isHeading = (node: Element) => node.matches('h2, h3');
  const isSolid = (node: Element) => node.matches('figure:not(.long), aside, pre, .formula');
  const isFloat = (node: Element) => node.matches('figure:not(.long)');
  /** Height of a block with the space up to the next one. */
  const extent = (node: Element) => {
    const next = node.nextElementSibling;
    return (next ?? node).getBoundingClientRect()[next ? 'top' : 'bottom'] - node.getBoundingClientRect().top;
  };
  /** Texts after `node` that may go before it: one paragraph with the list it announces, or a heading with what is below it. */
  const nextTexts = (node: Element, room: number): Element[] => {
    let first = node.nextElementSibling;
    while (first && isFloat(first)) first = first.nextElementSibling;
    if (!first || first.id === 'references') return [];
    const texts = [first];
    while (isHeading(texts[texts.length - 1])) {
      const below = texts[texts.length - 1].nextElementSibling;
      if (!below) return [];
      texts.push(below);
    }
    const announces = /[：:]$/.test(texts[texts.length - 1].textContent?.trim() ?? '');
    const announced = texts[texts.length - 1].nextElementSibling;
    if (announces && announced) texts.push(announced);
    const last = texts[texts.length - 1];
    const headings = texts.filter(isHeading).reduce((sum, heading) => sum + extent(heading), 0);
    // into the next chapter only where the page would else end a tenth empty
    if (texts.some((text) => text.matches('h2')) && room < height / 10) return [];
    // two lines below a heading, or it would be parted from its text
    if (!last.matches('p, ul, ol') || headings + 40 > room) return [];
    return texts;
  };

  const opening = document.querySelector('.short .opening');
  let y = opening ? opening.getBoundingClientRect().height + 26 : 0;
  let node = main.firstElementChild;
  while (node) {
    const size = extent(node);
    if (isHeading(node)) {
      // a heading stays with the beginning of what follows
      const next = node.nextElementSibling;
      const below = next && isHeading(next) ? next.nextElementSibling : next;
      const headings = size + (next && below !== next ? extent(next) : 0);
      if (y + headings + (below && isSolid(below) ? extent(below) : 44) > height) y = 0;
    } else if (isSolid(node) && y + size > height) {
      let room = height - y;
      if (isFloat(node) && !(node.previousElementSibling && isHeading(node.previousElementSibling))) {
        for (let texts = nextTexts(node, room); room > 44 && texts.length; texts = nextTexts(node, room)) {
          room -= texts.reduce((sum, text) => sum + extent(text), 0);
          node.before(...texts);
        }
      }
      y = room < 0 ? -room : 0;
    }
    y += size;
    while (y > height) y -= height;
    node = node.nextElementSibling;
  }
}
