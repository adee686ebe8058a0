/*
 * Faults that can be seen, found by script: these functions run in the page, so each is on its own.
 */

/** Numbers in table cells and lists of values that are torn from their unit or in themselves. */
export function brokenNumbers(): string[] {
  const found: string[] = [];
  for (const cell of document.querySelectorAll('#content :is(td, th, dd)')) {
    if (!cell.checkVisibility()) continue;
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const match of (node.nodeValue ?? '').matchAll(/\d[\d.,]*(?:\u00A0[A-Za-zµΩ%°²/]+)?/g)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4)));
        if (lines.size > 1) found.push(match[0]);
      }
    }
  }
  return found;
}

/**
 * What no line may end within: a name with its hyphens (`HZ-G2`, `N-back`), a number or a range with the word that it
 * counts (`12台`, `4–6周`, `66–85万元`, `22个工作日` up to 个), the number of an article (`第二十八条`), a range with its unit (`32–256 Hz`, `5%–15%`),
 * a standard (`GB/T 22240`), `1.8% MVC`, `同年9月`, and words that are short enough.
 */
export const WHOLE =
  /((?<![\w./@-])[A-Za-z\d]{1,6}(?:-[A-Za-z\d]{1,6}){1,2}(?![\w./@-])|(?:\/T|\b[BOE]) \d[\d.]*(?:—\d{4})?|\d% [A-Z]+|(?:\d{4}|同)年\d{1,2}月|(?:\d[\d.,]*–)?\d[\d.,]*\u2060?(?:万?元|个百分点|毫秒|分钟|小时|[个台名人天周万次间件家种条份页年月日组段路秒])|第[\d一二三四五六七八九十百]+条|\d[\d.,]*[%°]?–\d[\d.,]*(?:%|(?:\u00A0?°|\u00A0[A-Za-zµΩ°])[A-Za-zµΩ/]*)?|\d\s×\s\d|市电|有线网|均方根)/;

/** What should be on one line and does not. @param pattern the source of `WHOLE` */
export function brokenWholes(pattern: string): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.querySelector('#content')!, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.checkVisibility()) continue;
    for (const match of (node.nodeValue ?? '').matchAll(new RegExp(pattern, 'g'))) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4)));
      if (lines.size > 1) found.push(match[0]);
    }
  }
  return found;
}

/** Headings that break inside a word. */
export function brokenHeadings(): string[] {
  const words = new Intl.Segmenter('zh', { granularity: 'word' });
  const found: string[] = [];
  for (const heading of document.querySelectorAll('#content :is(h1, h2, h3)')) {
    if (!heading.checkVisibility()) continue;
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      const starts = new Set([...words.segment(text)].map(({ index }) => index));
      const bottomOf = (index: number) => {
        const range = document.createRange();
        range.setStart(node!, index);
        range.setEnd(node!, index + 1);
        return range.getBoundingClientRect().bottom;
      };
      for (let index = 1; index < text.length; index++) {
        if (starts.has(index) || bottomOf(index) - bottomOf(index - 1) < 8) continue;
        found.push(`${text.slice(0, index)}│${text.slice(index)}`);
      }
    }
  }
  return found;
}

/** Headings of several lines whose last one holds a single character. */
export function lonelyCharacters(): string[] {
  const found: string[] = [];
  for (const heading of document.querySelectorAll<HTMLElement>('#content :is(h1, h2, h3)')) {
    if (!heading.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(heading);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    const last = Math.max(...boxes.map(({ bottom }) => bottom));
    const isLast = ({ bottom }: DOMRect) => last - bottom < 4;
    const width = boxes.filter(isLast).reduce((sum, box) => sum + box.width, 0);
    const size = Number.parseFloat(getComputedStyle(heading).fontSize);
    if (!boxes.every(isLast) && width < size * 1.4) found.push(heading.textContent);
  }
  return found;
}

/** Grids of pictures whose last row holds fewer than the others and leaves a hole. */
export function orphans(): string[] {
  const found: string[] = [];
  for (const grid of document.querySelectorAll<HTMLElement>('#content :is(ul, ol, div)')) {
    if (getComputedStyle(grid).display !== 'grid' || !grid.checkVisibility()) continue;
    const boxes = [...grid.children]
      .filter((child) => child.querySelector('img'))
      .map((child) => child.getBoundingClientRect());
    const shown = boxes.filter(({ width, height }) => width > 0 && height > 0);
    const rows = Map.groupBy(shown, ({ top }) => Math.round(top / 8));
    const [first, last] = [[...rows.values()][0], [...rows.values()].at(-1)];
    if (!first || !last || rows.size < 2 || last.length >= first.length) continue;
    // one that reaches down beside the last row fills it
    if (shown.some((box) => !last.includes(box) && box.bottom > last[0].top + 8)) continue;
    const filled = last.reduce((sum, { width }) => sum + width, 0);
    if (filled < grid.clientWidth * 0.7)
      found.push(`${grid.closest('section')?.id ?? ''} ${first.length} → ${last.length}`);
  }
  return found;
}

/** Words of the page that something which floats lies on, where the page is now. */
export function coveredWords(): string[] {
  const fixed = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility() && element.offsetWidth > 0,
  );
  // a bar over the whole width is an edge of the window, not a float, and so is what is in its place
  const bars = fixed.filter((element) => element.offsetWidth >= window.innerWidth).map((bar) => bar.offsetTop);
  const floats = fixed.filter(
    (element) => element.offsetWidth < window.innerWidth && !bars.some((top) => Math.abs(element.offsetTop - top) <= 1),
  );
  const areas = floats.map((element) => element.getBoundingClientRect());
  const found: string[] = [];
  const walker = document.createTreeWalker(document.querySelector('#content')!, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.nodeValue ?? '').trim();
    if (!text || !node.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (floats.some((element) => element.contains(node))) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const isCovered = areas.some(
        (area) => line.right > area.left && line.left < area.right && line.bottom > area.top && line.top < area.bottom,
      );
      if (!isCovered) continue;
      // what its own box cuts off is not seen anyway
      const shownAt = document.elementsFromPoint(
        Math.min(line.right, window.innerWidth) - 1,
        line.top + line.height / 2,
      );
      if (shownAt.includes(node.parentElement)) found.push(text.slice(0, 20));
    }
  }
  return found;
}

/** Texts of which a part is cut off. What a search finds in the middle of a text is marked. */
export function cutTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main *')]
    .filter((element) => {
      const { webkitLineClamp, textOverflow } = getComputedStyle(element);
      return element.matches('[data-clamped]') || webkitLineClamp !== 'none' || textOverflow === 'ellipsis';
    })
    .filter((element) => !element.closest('[data-excerpt]'))
    .filter(
      ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
        scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
    )
    .map(({ textContent }) => textContent.trim().slice(0, 40));
}

/** Pictures that the column beside them has left next to nothing of. */
export function squeezedPictures(): string[] {
  return [...document.querySelectorAll<HTMLImageElement>('main img')]
    .filter((image) => image.checkVisibility() && image.offsetWidth < 60 && Number(image.getAttribute('width')) > 200)
    .map((image) => `${image.offsetWidth} px：${image.getAttribute('src')}`);
}

/** How many ways to the enquiry form are on the first screen. */
export function enquiryLinks(): number {
  return [...document.querySelectorAll('a[href^="/contact-us"]')].filter((link) => {
    const { top, bottom, width } = link.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight && getComputedStyle(link).visibility === 'visible';
  }).length;
}
