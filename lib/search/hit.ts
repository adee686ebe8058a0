import { wholeSentences } from '../text';
import type { Language } from './document';
import type { Entry } from './entry';
import { fold } from './fold';
import { excerptAround, markedRanges } from './highlight';
import { findConcept, type Concept } from './query';
import type { SearchHit } from './results';

/** A found item as it is shown: with the place that was found, and marks. */
export function toHit(entry: Entry, concepts: readonly Concept[], language: Language): SearchHit {
  const excerpt = excerptOf(entry, concepts, language);
  const { type, kind, id, alias, parentAlias, title, customerName, publishedUtc, date, images, colours, introduction } =
    entry;
  return {
    ...{
      type,
      kind,
      id,
      alias,
      parentAlias,
      title,
      customerName,
      publishedUtc,
      date,
      images,
      colours,
      introduction,
      excerpt,
    },
    marks: {
      title: markedRanges(title, concepts),
      excerpt: markedRanges(excerpt, concepts),
      customerName: markedRanges(customerName, concepts),
    },
  };
}

/** Longer introductions are shown round the place that was found. */
const WHOLE_INTRODUCTION: Record<Language, number> = { zh: 80, en: 320 };

/** The parameter row that has what the title has not; else the introduction, unless only the text has it. */
function excerptOf(
  { introduction, rows, body, foldedTitle }: Entry,
  concepts: readonly Concept[],
  language: Language,
): string {
  const isShort = introduction.length <= WHOLE_INTRODUCTION[language];
  const [opening] = introduction.split('\n');
  const short = isShort ? introduction : language === 'zh' ? wholeSentences(opening, WHOLE_INTRODUCTION.zh) : opening;
  const asked = concepts.filter((concept) => findConcept(concept, foldedTitle).length === 0);
  if (asked.length === 0) return short;
  const count = (text: string) => {
    const folded = fold(text);
    return asked.filter((concept) => findConcept(concept, folded).length > 0).length;
  };
  const inIntroduction = count(introduction);
  const isAboutNumbers = asked.length > 1 && asked.some(({ kind }) => kind === 'number');
  if (inIntroduction < asked.length || isAboutNumbers) {
    const row = rows.find((candidate) => count(candidate) === asked.length);
    if (row) return row;
  }
  if (inIntroduction === 0) return excerptAround(body, asked, language) ?? short;
  return isShort ? introduction : (excerptAround(introduction, asked, language) ?? short);
}
