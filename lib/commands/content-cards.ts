import type { ContentFolder } from '../content-service/folder';
import type { TypeKey } from '../content-service/model';

/** Longest title that a share card shows whole, in characters. */
const TITLE_MAX = 28;
/** What a share card shows below it. */
const TEXT_MIN = 60;
const TEXT_MAX = 120;

/** Types that have pages, with the field that their cards show; a publication's is its abstract, of another length. */
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
  publication: '',
};
/** Types that have an English name. */
const WITH_ENGLISH_NAME: TypeKey[] = ['module', 'solution', 'feature', 'technical-service'];

/** Titles and introductions work as share cards; English names are there and English. @returns one line per breach */
export function checkCards(folder: ContentFolder): string[] {
  const cards = (Object.entries(CARD_TEXT) as [TypeKey, string][]).flatMap(([type, field]) =>
    folder.list(type).flatMap(({ alias, data }) => {
      const file = `${type}/${alias}.yaml`;
      const title = lengthOf(data.displayText);
      const text = lengthOf(data[field]);
      return [
        ...(title > TITLE_MAX ? [`${file} displayText 有 ${title} 个字，分享卡片只显示 ${TITLE_MAX} 个`] : []),
        ...(field && (text < TEXT_MIN || text > TEXT_MAX)
          ? [`${file} ${field} 有 ${text} 个字，应当是 ${TEXT_MIN} 到 ${TEXT_MAX} 个`]
          : []),
      ];
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

function lengthOf(text: unknown): number {
  return [...String(text ?? '')].length;
}
