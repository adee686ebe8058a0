import type { ContentFolder } from '../../content-service/folder';
import type { TypeKey } from '../../content-service/content-types';

/** Longest title that a share card shows whole, in characters. */
const TITLE_MAX = 28;
/** What share cards and search results show below it. */
const TEXT_MIN = 70;
const TEXT_MAX = 120;
/** What a card shows before it is cut: the first sentence ends here at the latest. */
const FIRST_THOUGHT = 35;

/** Types that have pages, with the field that their cards show. */
const CARD_TEXT: Partial<Record<TypeKey, string>> = {
  domain: 'introduction',
  module: 'introduction',
  product: 'introduction',
  solution: 'introduction',
  feature: 'introduction',
  case: 'introduction',
  lab: 'introduction',
  'tech-document': 'introduction',
  training: 'introduction',
  'white-paper': 'description',
  publication: 'introduction',
  purchase: 'introduction',
  it: 'introduction',
  faq: 'introduction',
  integration: 'introduction',
  'sample-data': 'introduction',
  paradigm: 'introduction',
};
/** An abstract is of another length; its first sentence is what cards show, whole. */
const WITH_ABSTRACT: TypeKey = 'publication';
/** Types that have an English name. */
const WITH_ENGLISH_NAME: TypeKey[] = ['module', 'solution', 'feature', 'technical-service', 'paradigm'];

/** Titles and introductions work as share cards; English names are there and English. @returns one line per breach */
export function checkCards(folder: ContentFolder): string[] {
  const cards = (Object.entries(CARD_TEXT) as [TypeKey, string][]).flatMap(([type, field]) =>
    folder.list(type).flatMap(({ alias, data }) => {
      const title = lengthOf(data.displayText);
      return [
        ...(title > TITLE_MAX ? [`displayText 有 ${title} 个字，分享卡片只显示 ${TITLE_MAX} 个`] : []),
        ...(type === WITH_ABSTRACT
          ? []
          : lengthBreach(String(data[field] ?? '')).map((reason) => `${field} ${reason}`)),
        ...firstThought(String(data[field] ?? ''), type === WITH_ABSTRACT ? '。？' : undefined).map(
          (reason) => `${field} ${reason}`,
        ),
      ].map((reason) => `${type}/${alias}.yaml ${reason}`);
    }),
  );
  const names = WITH_ENGLISH_NAME.flatMap((type) =>
    folder
      .list(type)
      .filter(({ data }) => !/^[A-Z][\x20-\x7e]+$/.test(String(data.englishName ?? '')))
      .map(({ alias }) => `${type}/${alias}.yaml englishName 应当是以大写字母开头的英文名`),
  );
  return [...cards, ...names];
}

/** A description as search results show it: long enough to say something, short enough to be shown whole. */
export function lengthBreach(text: string): string[] {
  const length = lengthOf(text);
  return length < TEXT_MIN || length > TEXT_MAX ? [`有 ${length} 个字，应当是 ${TEXT_MIN} 到 ${TEXT_MAX} 个`] : [];
}

/** The first characters are a whole thought: a sentence that ends in time and does not open with a head count. */
function firstThought(text: string, ends = '。？；：'): string[] {
  const words = [...text.replace(/\*\*|^#+ /g, '').trim()].join('');
  const end = [...words].findIndex((sign) => ends.includes(sign));
  return [
    ...(end < 0 || end > FIRST_THOUGHT
      ? [`第一句到 ${FIRST_THOUGHT} 个字还没有完：${words.slice(0, FIRST_THOUGHT)}`]
      : []),
    ...(/^\d+ ?(名|位|人)/.test(words) ? [`以人数开头：${words.slice(0, 12)}`] : []),
  ];
}

function lengthOf(text: unknown): number {
  return [...String(text ?? '')].length;
}
