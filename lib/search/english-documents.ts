import 'server-only';
import { cacheLife } from 'next/cache';
import { getEnglishItems, getEnglishPicture, getParameters, type EnglishItem } from '../content/english';
import { englishParameters } from '../content/english-parameters';
import { contactWords, english, privacyWords } from '../english/words';
import { ENGLISH_TYPES, type EnglishType } from '../routes';
import { englishPages } from '../seo/english-pages';
import type { PageFacts } from '../seo/page-facts';
import type { SearchDocument } from './document';

/** All that is searched of the English site: what its pages say. */
export async function readEnglishDocuments(): Promise<SearchDocument[]> {
  'use cache';
  cacheLife('content');
  const [modules, versions, solutions] = await Promise.all(ENGLISH_TYPES.map((type) => getEnglishItems(type)));
  if (modules.length === 0) return [];
  const parameters = await getParameters(versions.map(({ id }) => id));
  const moduleNames = new Map(modules.map(({ alias, name }) => [alias, name]));
  const items = await Promise.all([
    ...modules.map((item) => itemDocument('module', item)),
    ...versions.map(async (item) => ({
      ...(await itemDocument('product', item)),
      tags: [moduleNames.get(item.parentAlias) ?? ''],
      rows: englishParameters(parameters[item.id] ?? []).map(({ name, value }) => ({ name: `${name}:`, value })),
    })),
    ...solutions.map((item) => itemDocument('solution', item)),
  ]);
  const { home, contact, privacy, ...lists } = englishPages;
  return [
    ...items,
    pageDocument({ ...home, title: english.home }),
    pageDocument(lists.modules),
    ...(solutions.length > 0 ? [pageDocument(lists.solutions)] : []),
    pageDocument(contact, [contactWords.answer.label]),
    pageDocument(
      privacy,
      privacyWords.sections.flatMap(({ title, lines }) => [title, ...lines]),
    ),
  ];
}

async function itemDocument(type: EnglishType, item: EnglishItem): Promise<SearchDocument> {
  const { id, alias, parentAlias, name, introduction, question, points, fit, unfit, month } = item;
  const picture = await getEnglishPicture(type, id, name);
  return {
    ...EMPTY,
    id,
    type,
    kind: english.kinds[type],
    alias,
    parentAlias,
    title: name,
    images: picture ? [picture.src] : [],
    colours: picture?.colour ? [picture.colour] : [],
    introduction,
    body: [question, ...points, fit, unfit, ...month].filter(Boolean),
  };
}

function pageDocument({ title, description, path }: PageFacts, body: string[] = []): SearchDocument {
  return {
    ...EMPTY,
    id: path,
    type: 'page',
    kind: english.kinds.page,
    alias: path,
    title,
    introduction: description,
    body,
  };
}

const EMPTY = {
  parentAlias: '',
  names: [],
  tags: [],
  customerName: '',
  publishedUtc: '',
  date: '',
  images: [],
  colours: [],
  rows: [],
};
