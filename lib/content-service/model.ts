/**
 * The content model: which fields an item file of each type may have, and how
 * the GraphQL contract shows them. One table serves validation (`validate.ts`),
 * the GraphQL resolvers (`graphql.ts`) and the list answers (`rest.ts`).
 * Field names are those of the contract.
 */

export type FieldKind =
  /** plain text */
  | 'text'
  /** Markdown in the file; an HTML string in answers */
  | 'html'
  /** Markdown in the file; `{ html }` in answers, where the contract has an object */
  | 'htmlObject'
  /** Markdown in the file; `{ markdown, html }` in answers, for the description of domains */
  | 'markdownObject'
  | 'number'
  | 'integer'
  /** YYYY-MM-DD */
  | 'date'
  /** ISO 8601 with a zone */
  | 'dateTime'
  /** one picture or several: `{ path, alt }` */
  | 'media'
  /** a file behind the gate: `{ path }` below `files/` */
  | 'file'
  /** alias of one item of `target`; `{ contentItems }` in answers */
  | 'reference'
  /** aliases of items of `target`; `{ contentItems }` in answers */
  | 'references'
  /** items that live inside their owner; `{ contentItems }` in answers */
  | 'items'
  /** parameter rows `{ name, value }`: an HTML table in answers, rows in the extension */
  | 'rows'
  /** alias given inside the file (entries that are no items of their own) */
  | 'alias'
  /** a plain record, handed on as it is (extension) */
  | 'record'
  /** a list of plain records, handed on as they are (extension) */
  | 'records'
  | 'strings'
  | 'boolean';

export interface Field {
  kind: FieldKind;
  required?: boolean;
  /** type key that a reference points to */
  target?: string;
  /** GraphQL type name of inner items */
  typeName?: string;
  /** fields of inner items or records */
  fields?: Fields;
  /** name in answers where it differs from the file's */
  answerName?: string;
}

export type Fields = Record<string, Field>;

export interface ContentType {
  /** type name of the content service, as search results spell it */
  typeName: string;
  /** GraphQL root field */
  root: string;
  fields: Fields;
  /** default order of lists */
  order: { field: 'sortNum' | 'publishedUtc' | 'createdUtc' | 'startTime'; ascending: boolean };
}

const text: Field = { kind: 'text' };
const html: Field = { kind: 'html' };
const htmlObject: Field = { kind: 'htmlObject' };
const number: Field = { kind: 'number' };
const integer: Field = { kind: 'integer' };
const media: Field = { kind: 'media' };
const dateTime: Field = { kind: 'dateTime' };
const required = (field: Field): Field => ({ ...field, required: true });
const reference = (target: string): Field => ({ kind: 'reference', target });
const references = (target: string): Field => ({ kind: 'references', target });
const items = (typeName: string, fields: Fields): Field => ({
  kind: 'items',
  typeName,
  fields: { displayText: required(text), ...fields },
});
const records = (fields: Fields): Field => ({ kind: 'records', fields });
const namedValues = records({ name: required(text), value: required(text), unit: text });

/** A price as a page may show it: what moves it, what is not in it, and the month it was true (YYYY-MM). */
const price: Field = {
  kind: 'record',
  fields: { band: required(text), factors: required(text), excludes: required(text), date: required(text) },
};

const keyNumber: Field = {
  kind: 'record',
  fields: { value: required(text), unit: text, interval: text, label: required(text) },
};
const BY_SORT_NUM = { field: 'sortNum', ascending: true } as const;
const LATEST_FIRST = { field: 'publishedUtc', ascending: false } as const;
const OLDEST_FIRST = { field: 'createdUtc', ascending: true } as const;

/** Fields that every item file may have. */
const COMMON_FIELDS: Fields = {
  displayText: required(text),
  contentItemId: text,
  createdUtc: dateTime,
  publishedUtc: dateTime,
  draft: { kind: 'boolean' },
};

/** Content types by folder name. */
export const CONTENT_TYPES = {
  domain: {
    typeName: 'Domain',
    root: 'domain',
    order: BY_SORT_NUM,
    fields: {
      subTitle: text,
      sortNum: number,
      icon: media,
      image: media,
      headerImage: media,
      introduction: text,
      description: { kind: 'markdownObject' },
      fieldSolutions: {
        ...items('FieldSolution', { name: text, description: html, introduction: text, details: html, image: media }),
        answerName: 'fieldSolution',
      },
      relatedModules: {
        kind: 'items',
        typeName: 'RelatedModule',
        fields: {
          module: required(reference('module')),
          displayText: text,
          description: text,
          introduction: text,
          image: media,
        },
      },
    },
  },
  module: {
    typeName: 'Module',
    root: 'module',
    order: BY_SORT_NUM,
    fields: {
      shortName: text,
      englishName: text,
      sortNum: number,
      icon: media,
      headerImage: media,
      image: media,
      introduction: text,
      introductionImage: media,
      feature: html,
      featureImage: media,
      details: html,
      index: items('ModuleIndex', {
        alias: required({ kind: 'alias' }),
        significance: text,
        items: {
          ...items('ModuleIndexItem', { introduction: text, image: media }),
          answerName: 'subItems',
        },
      }),
      facts: namedValues,
    },
  },
  product: {
    typeName: 'Product',
    root: 'product',
    order: LATEST_FIRST,
    fields: {
      module: required(reference('module')),
      publishedUtc: required(dateTime),
      description: html,
      introduction: text,
      parameters: { kind: 'rows', answerName: 'parameter' },
      details: html,
      feature: htmlObject,
      featureIntroduction: htmlObject,
      image: media,
      productImgs: media,
      fit: text,
      unfit: text,
      unfitProduct: reference('product'),
      decisive: namedValues,
      price,
      leadTime: text,
    },
  },
  solution: {
    typeName: 'Solution',
    root: 'solution',
    order: BY_SORT_NUM,
    fields: {
      shortName: text,
      name: text,
      englishName: text,
      sortNum: number,
      subTitle: text,
      icon: media,
      homeImage: media,
      image: media,
      headerImage: media,
      description: html,
      introductionName: text,
      introduction: text,
      children: items('SolutionItem', { name: text, image: media, introduction: text, details: html }),
      domains: references('domain'),
      modules: references('module'),
      question: text,
      devices: {
        kind: 'items',
        typeName: 'SolutionDevice',
        fields: {
          product: required(reference('product')),
          quantity: required(integer),
          records: required(text),
          keyValue: required(text),
        },
      },
      roomFacts: namedValues,
      weeks: records({ week: required(text), work: required(text), result: required(text) }),
      limits: { kind: 'strings' },
      price,
      leadTime: text,
    },
  },
  feature: {
    typeName: 'Characteristic',
    root: 'characteristic',
    order: BY_SORT_NUM,
    fields: {
      name: text,
      englishName: text,
      sortNum: number,
      subTitle: text,
      icon: media,
      introduction: text,
      headerImage: media,
      introductionImage: media,
      image: media,
      details: html,
      description: html,
      keyNumber,
      children: items('CharacteristicItem', {
        englishName: text,
        subTitle: text,
        keyNumber,
        introduction: text,
        description: html,
        details: html,
        icon: media,
        image: media,
        introductionImage: media,
        features: items('CharacteristicFeature', {
          name: text,
          description: html,
          introduction: text,
          details: html,
          image: media,
        }),
      }),
    },
  },
  'ecosystem-category': {
    typeName: 'Ecosystem',
    root: 'ecosystem',
    order: OLDEST_FIRST,
    fields: { createdUtc: required(dateTime), headerImage: media, image: media },
  },
  case: {
    typeName: 'EcosystemCase',
    root: 'ecosystemCase',
    order: LATEST_FIRST,
    fields: {
      publishedUtc: required(dateTime),
      name: text,
      customerName: text,
      buildDate: { kind: 'date' },
      introduction: text,
      description: html,
      details: html,
      image: media,
      linkUrl: text,
      domains: references('domain'),
      modules: references('module'),
      solutions: references('solution'),
      products: references('product'),
      answer: text,
      keyNumber,
      leadChart: text,
    },
  },
  lab: {
    typeName: 'EcosystemLaboratory',
    root: 'ecosystemLaboratory',
    order: LATEST_FIRST,
    fields: {
      publishedUtc: required(dateTime),
      customerName: text,
      buildDate: { kind: 'date' },
      introduction: text,
      description: html,
      image: media,
      linkUrl: text,
      domains: references('domain'),
      modules: references('module'),
      solutions: references('solution'),
      area: number,
      cameras: integer,
      year: integer,
    },
  },
  'tech-document': {
    typeName: 'EcosystemTechnicalDocument',
    root: 'ecosystemTechnicalDocument',
    order: LATEST_FIRST,
    fields: {
      publishedUtc: required(dateTime),
      introduction: text,
      description: htmlObject,
      image: media,
      linkUrl: text,
      modules: references('module'),
      keyNumber,
    },
  },
  publication: {
    typeName: 'EcosystemJournalThesis',
    root: 'ecosystemJournalThesis',
    order: LATEST_FIRST,
    fields: {
      publishedUtc: required(dateTime),
      introduction: htmlObject,
      details: html,
      domains: references('domain'),
      modules: references('module'),
      case: reference('case'),
      keyNumber,
      citation: {
        kind: 'record',
        fields: {
          authors: required({ kind: 'strings' }),
          journal: required(text),
          year: required(integer),
          volume: text,
          issue: text,
          pages: text,
          doi: text,
          englishTitle: text,
        },
      },
    },
  },
  training: {
    typeName: 'EcosystemTrainingCourse',
    root: 'ecosystemTrainingCourse',
    order: { field: 'startTime', ascending: false },
    fields: {
      startTime: required(dateTime),
      theme: { ...reference('course-theme'), answerName: 'courseTheme' },
      introduction: text,
      description: html,
      image: media,
      linkUrl: text,
      place: text,
      seats: integer,
      fee: text,
    },
  },
  'course-theme': { typeName: 'CourseTheme', root: 'courseTheme', order: OLDEST_FIRST, fields: {} },
  'technical-service': {
    typeName: 'EcosystemTechnicalService',
    root: 'ecosystemTechnicalService',
    order: OLDEST_FIRST,
    fields: {
      englishName: text,
      introduction: text,
      image: media,
      developmentTypes: { ...references('development-type'), answerName: 'developmentType' },
      children: items('TechnicalServiceItem', { introduction: text, image: media }),
    },
  },
  'development-type': {
    typeName: 'DevelopmentType',
    root: 'developmentType',
    order: OLDEST_FIRST,
    fields: { description: html, icon: media, image: media },
  },
  about: {
    typeName: 'AboutUs',
    root: 'aboutUs',
    order: OLDEST_FIRST,
    fields: {
      introduction: html,
      image: media,
      introductionImage: media,
      teamImage: media,
      years: records({ year: required(text), text: required(text) }),
      numbers: namedValues,
    },
  },
  'white-paper': {
    typeName: 'Whitepaper',
    root: 'whitepaper',
    order: LATEST_FIRST,
    fields: {
      publishedUtc: required(dateTime),
      pdfFile: required({ kind: 'file' }),
      description: text,
      image: media,
      pages: integer,
      modules: references('module'),
    },
  },
  'own-lab': {
    typeName: 'OwnLab',
    root: 'ownLab',
    order: OLDEST_FIRST,
    fields: {
      name: text,
      introduction: html,
      introductionImage: media,
      gallery: items('OwnLabGalleryItem', {
        introduction: text,
        largeImage: media,
        middleImage: media,
        leftSmallImage: media,
        rightSmallImage: media,
        rightLargeImage: media,
        rightMiddleImage: media,
      }),
    },
  },
  customer: {
    typeName: 'Customer',
    root: 'customer',
    order: OLDEST_FIRST,
    fields: { description: text, image: media },
  },
} as const satisfies Record<string, ContentType>;

export type TypeKey = keyof typeof CONTENT_TYPES;

export const TYPE_KEYS = Object.keys(CONTENT_TYPES) as TypeKey[];

/** The content type of a folder name, with its fields and the common ones. */
export function contentType(key: TypeKey): ContentType {
  return CONTENT_TYPES[key];
}

const ALL_FIELDS = Object.fromEntries(
  TYPE_KEYS.map((key) => [key, { ...COMMON_FIELDS, ...contentType(key).fields }]),
) as Record<TypeKey, Fields>;

export function fieldsOf(key: TypeKey): Fields {
  return ALL_FIELDS[key];
}

/** The folder name for a type name of the content service (`EcosystemCase` → `case`). */
export function typeKeyOf(typeName: string): TypeKey | undefined {
  return TYPE_KEYS.find((key) => contentType(key).typeName === typeName);
}

/** Words that are route segments somewhere, so no item may have them as its alias. */
export const RESERVED_ALIASES = new Set(
  (
    'all api application-fields cases contact-us custom-developments detail ecosystem extra features home labs ' +
    'login media modules none products publications search solutions tech-documents trainings whitepaper about-us'
  ).split(' '),
);
