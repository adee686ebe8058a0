/**
 * Where a text is found in another. Case, width and spaces do not count: `400 ms` finds `400ms`, and a word that goes
 * on in the next line is found.
 */
export function matchesIn(content: string, query: string): { index: number; length: number }[] {
  const wanted = comparableText(query);
  if (!wanted) return [];
  let text = '';
  // of each unit of the comparable text: where its character begins and ends
  const begins: number[] = [];
  const ends: number[] = [];
  let offset = 0;
  for (const character of content) {
    const comparable = comparableText(character);
    text += comparable;
    for (let unit = 0; unit < comparable.length; unit++) {
      begins.push(offset);
      ends.push(offset + character.length);
    }
    offset += character.length;
  }
  const matches = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) {
    matches.push({ index: begins[at], length: ends[at + wanted.length - 1] - begins[at] });
  }
  return matches;
}

/** Decomposed, as the library's search reads pages. */
function comparableText(text: string): string {
  return text.normalize('NFKD').toLowerCase().replace(/\s+/g, '');
}
