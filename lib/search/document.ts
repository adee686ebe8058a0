import type { TypeKey } from '../content-service/content-types';
import type { Html } from '../html';

/** What is searched, in the order of the tabs: the content service's type name, and the name for visitors. */
export const SEARCHED = {
  module: { typeName: 'Module', name: '产品模块' },
  product: { typeName: 'Product', name: '产品型号' },
  solution: { typeName: 'Solution', name: '解决方案' },
  feature: { typeName: 'Characteristic', name: '产品功能' },
  domain: { typeName: 'Domain', name: '应用领域' },
  case: { typeName: 'EcosystemCase', name: '案例' },
  lab: { typeName: 'EcosystemLaboratory', name: '实验室' },
  publication: { typeName: 'EcosystemJournalThesis', name: '论文' },
  'tech-document': { typeName: 'EcosystemTechnicalDocument', name: '技术文档' },
  training: { typeName: 'EcosystemTrainingCourse', name: '培训课程' },
  'white-paper': { typeName: 'Whitepaper', name: '白皮书' },
} as const satisfies Partial<Record<TypeKey, { typeName: string; name: string }>>;

export type SearchedType = keyof typeof SEARCHED;

export const SEARCHED_TYPES = Object.keys(SEARCHED) as SearchedType[];

/** The type with this name in the content service, when it is one that is searched. */
export function searchedType(typeName: string): SearchedType | undefined {
  return SEARCHED_TYPES.find((type) => SEARCHED[type].typeName === typeName);
}

/** A text as the content service has it: a string is plain text. */
export type Written = string | { markdown: string } | { html: Html };

/** An item as it is handed to the index. */
export interface SearchDocument {
  /** contentItemId */
  id: string;
  type: SearchedType;
  alias: string;
  /** alias of the module that a version is under */
  parentAlias: string;
  title: string;
  /** further names: English, short, sub-title */
  names: string[];
  /** what it is filed under: field, module, customer, authors */
  tags: string[];
  customerName: string;
  publishedUtc: string;
  /** the date to show: start time, else publish time */
  date: string;
  /** paths of pictures below `/media/`, and their mean colours where these are known */
  images: string[];
  colours: string[];
  introduction: Written;
  body: Written[];
  /** parameter rows */
  rows: { name: string; value: string }[];
}
