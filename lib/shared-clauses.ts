/** What texts below one another all say, to be said once above them, and what each says besides. */
export interface SharedClauses {
  shared: string[];
  own: string[];
}

/** @param ends after which characters a clause ends; of one text nothing is shared */
export function shareClauses(texts: readonly string[], ends = '，；'): SharedClauses {
  const clauses = texts.map((text) => text.replace(/。$/, '').split(new RegExp(`[${ends}]`)));
  const said = clauses.filter((_, index) => texts[index]);
  const shared = said.length < 2 ? [] : said[0].filter((clause) => said.every((others) => others.includes(clause)));
  return { shared, own: clauses.map((all) => all.filter((clause) => !shared.includes(clause)).join('；')) };
}
