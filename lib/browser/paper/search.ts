/** A place in the text of a page: which piece of text, and how far into it. */
interface Place {
  item: number;
  offset: number;
}

export interface Hit {
  /** from 1 */
  page: number;
  start: Place;
  /** just behind the last character */
  end: Place;
}

/** The text of a page made comparable, and where each of its characters comes from. */
export interface PageIndex {
  text: string;
  places: Place[];
}

/** Case, width and spaces do not count: `400 ms` finds `400ms`, and a word that goes on in the next line is found. */
export function indexPage(items: readonly string[]): PageIndex {
  let text = '';
  const places: Place[] = [];
  items.forEach((value, item) => {
    let offset = 0;
    for (const character of value) {
      for (const comparable of comparableText(character)) {
        text += comparable;
        for (let unit = 0; unit < comparable.length; unit++) places.push({ item, offset });
      }
      offset += character.length;
    }
  });
  return { text, places };
}

/** @param items of the page, to know where a character ends */
export function findHits(index: PageIndex, items: readonly string[], page: number, query: string): Hit[] {
  const wanted = comparableText(query);
  const hits: Hit[] = [];
  if (!wanted) return hits;
  for (let at = index.text.indexOf(wanted); at !== -1; at = index.text.indexOf(wanted, at + wanted.length)) {
    const last = index.places[at + wanted.length - 1];
    const size = String.fromCodePoint(items[last.item].codePointAt(last.offset) ?? 0).length;
    hits.push({ page, start: index.places[at], end: { item: last.item, offset: last.offset + size } });
  }
  return hits;
}

function comparableText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}
