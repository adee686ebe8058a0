import { parseQuery, type Concept } from './query';

/** Asked with, but nothing that is looked for. */
const STOP_WORDS = new Set(
  (
    'a about an and any are as at be by can could do does for from get has have how i if in into is it its me my need of ' +
    'on or our should so than that the their them there they this to up us use using want was we what when where which ' +
    'who why will with would you your'
  ).split(' '),
);

/** What an English text asks for. @param text checked by `readSearchText` */
export function parseEnglish(text: string): Concept[] {
  const concepts = parseQuery(text);
  const telling = concepts.filter((concept) => !STOP_WORDS.has(concept.text));
  return (telling.length > 0 ? telling : concepts).map(inAnyNumber);
}

/** Words are found by their beginnings: of a plural the singular is one, unless it ends with -y. */
function inAnyNumber(concept: Concept): Concept {
  const [, stem, ending] = (concept.kind === 'word' && /^([a-z]{2,}?)(ies|y|[^siu]s)$/.exec(concept.text)) || [];
  if (!stem) return concept;
  const other = { ies: `${stem}y`, y: `${stem}ies` }[ending] ?? stem + ending[0];
  return {
    kind: 'any',
    text: concept.text,
    concepts: [concept, { kind: 'word', text: other, parts: [other], joined: [] }],
  };
}
