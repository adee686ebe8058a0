import type { ContentFolder } from '../../content-service/folder';
import { TYPE_KEYS } from '../../content-service/content-types';
import type { Item } from '../../content-service/item';
import { PARAMETER_NAMES } from '../../english/specification';
import { textsOf, type FieldText } from './wording';
import type { Terms } from './world';

/** An introduction is what search engines show of its page; they cut it here. */
const INTRODUCTION_LENGTH = 160;
const IN_ENGLISH = /^english\./;
/** Digits in a model's name are no number. */
const MODEL = /HZ-[A-Z0-9]+/g;

/**
 * English texts say nothing that the Chinese ones of their item do not: every number in them stands there, too; and one
 * thing has one English name, on the Chinese pages, too. @returns one line per breach
 */
export function checkEnglish(folder: ContentFolder, { terms }: Terms): string[] {
  const items = TYPE_KEYS.flatMap((type) => folder.list(type)).filter(({ data }) => data.english);
  return [...items.flatMap((item) => [...nameFaults(item), ...faultsOf(item, terms)]), ...labelFaults(terms)];
}

/** What the Chinese page shows as the English name is the name on the English page. */
function nameFaults({ type, alias, data }: Item): string[] {
  const { englishName } = data;
  const { title } = data.english as { title?: string };
  return englishName && title !== englishName
    ? [`${type}/${alias}.yaml english.title 应当与 englishName 一样：${String(englishName)}`]
    : [];
}

function faultsOf(item: Item, terms: Terms['terms']): string[] {
  const all = textsOf(item);
  const known = new Set(all.filter((text) => !isEnglish(text)).flatMap(({ text }) => numbersIn(text)));
  return all.filter(isEnglish).flatMap(({ field, text }) => {
    const place = `${item.type}/${item.alias}.yaml ${field}`;
    return [
      ...numbersIn(text)
        .filter((number) => !known.has(number))
        .map((number) => `${place} 中文里没有“${number}”这个数`),
      ...(/\p{Script=Han}|[，。；：（）]/u.test(text) ? [`${place} 英文里有中文的字或标点`] : []),
      ...(field.endsWith('.introduction') ? introductionFaults(text).map((fault) => `${place} ${fault}`) : []),
      ...terms.flatMap(({ english, avoidEnglish = [] }) =>
        avoidEnglish
          .filter((word) => new RegExp(`\\b${word}\\b`, 'i').test(text))
          .map((word) => `${place} “${word}”应当写成“${english}”`),
      ),
    ];
  });
}

const isEnglish = ({ field }: FieldText) => IN_ENGLISH.test(field);

function introductionFaults(text: string): string[] {
  return [
    ...(text.length > INTRODUCTION_LENGTH ? [`长于 ${INTRODUCTION_LENGTH} 个字符`] : []),
    ...(/[.?] [A-Z]|[^.]$/.test(text) ? ['应是一句话，以句点结束'] : []),
  ];
}

/** `1,536` and `1536` are the same. */
function numbersIn(text: string): string[] {
  const plain = text.replace(MODEL, '').replace(/\d,(?=\d{3})/g, (match) => match[0]);
  return plain.match(/\d+(?:\.\d+)?/g) ?? [];
}

/** A row of a specification that is a term is called so. */
function labelFaults(terms: Terms['terms']): string[] {
  return terms.flatMap(({ term, english = '' }) => {
    const label = PARAMETER_NAMES[term];
    return label && label.toLowerCase() !== english.toLowerCase()
      ? [`lib/english/specification.ts “${term}”写成“${label}”，用词表里是“${english}”`]
      : [];
  });
}
