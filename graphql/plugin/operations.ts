import type { ContentType, Field, Fields } from './content-type';

type Types = Readonly<Record<string, ContentType>>;

interface Operation {
  of(type: ContentType): boolean;
  /** by one item's alias or id, for those with these ids, or for all, page by page */
  asked: 'one' | 'some' | 'all';
  /** refused by a service that knows none of our extensions */
  extension?: true;
  fields(type: ContentType, types: Types): string;
}

/** What every service has, what only our own have, or both. */
type Share = 'contract' | 'extension' | 'all';

const isNoHead = ({ name }: Field, key: string) => !name && key !== 'contentItemId';
const hasPage = ({ page }: ContentType) => page !== null;
const isAlone = ({ alone, extension, kind, target }: Field) =>
  alone && !target && (kind === 'rows' || (extension && kind !== 'items'));

/** Operations that differ only by type. */
const OPERATIONS: Record<string, Operation> = {
  /** what a link and an address need */
  names: { of: () => true, asked: 'all', fields: nameFields },
  /** what a card shows, as far as the contract goes */
  cards: { of: () => true, asked: 'all', fields: cardFields },
  /** every page in one line, for sitemaps, feeds and lists that machines read */
  listed: { of: hasPage, asked: 'all', fields: listedFields },
  /** every text of the contract, for the index of a remote service */
  searched: { of: hasPage, asked: 'all', fields: searchedFields },
  /** what a page of its own shows, as far as the contract goes … */
  item: {
    of: hasPage,
    asked: 'one',
    fields: (type, types) => `${head(type)} ${selection(only(type.fields, isNoHead), types, 'contract')}`,
  },
  /** … and what our own services have beside it */
  own: {
    of: ({ page, fields }) => page !== null && Object.values(fields).some(({ extension }) => extension),
    asked: 'one',
    extension: true,
    fields: ({ fields }, types) => selection(fields, types, 'extension'),
  },
  /** what is shown without the rest of the items */
  alone: {
    of: ({ fields }) => Object.values(fields).some(isAlone),
    asked: 'some',
    extension: true,
    fields: ({ fields }, types) => `contentItemId ${selection(only(fields, isAlone), types, 'extension')}`,
  },
};

const KINDS = Object.keys(OPERATIONS);
const capital = (text: string) => text[0].toUpperCase() + text.slice(1);
const pascal = (folder: string) => folder.split('-').map(capital).join('');
const nameOf = (folder: string, kind: string) => pascal(folder) + capital(kind);
const HEAD = 'contentItemId displayText';
const ALIAS = 'alias { alias }';

/** Refused by a service that knows none of our extensions. */
const isOurs = (kind: string, type: ContentType) => Boolean(OPERATIONS[kind].extension ?? type.extension);

/** The text of those that every service knows, or of those that only our own do. */
export function operationsText(types: Types, share: Share): string {
  const made = Object.entries(types).flatMap(([folder, type]) =>
    KINDS.filter((kind) => OPERATIONS[kind].of(type) && isOurs(kind, type) === (share === 'extension')).map((kind) => {
      const { asked, fields } = OPERATIONS[kind];
      const [variables, where] = question(kind, asked, type);
      return `query ${nameOf(folder, kind)}(${variables}) { ${type.root}(${where}) { ${fields(type, types)} } }`;
    }),
  );
  return made.join('\n\n') + '\n';
}

/** A registry of them by kind and type. */
export function operationsCode(types: Types): string {
  const documents = KINDS.map((kind) => {
    const entries = Object.entries(types).filter(([, type]) => OPERATIONS[kind].of(type));
    return `export const ${kind.toUpperCase()} = {\n${entries
      .map(([folder]) => `  '${folder}': operations.${nameOf(folder, kind)}Document,\n`)
      .join('')}};\n`;
  });
  return `import * as operations from '../graphql';\n\n${documents.join('\n')}`;
}

function question(kind: string, asked: Operation['asked'], type: ContentType): [variables: string, where: string] {
  if (asked === 'one')
    return type.hasAlias
      ? ['$alias: String, $id: ID', 'where: { alias: { alias: $alias }, contentItemId: $id }, first: 1']
      : ['$id: ID', 'where: { contentItemId: $id }, first: 1'];
  const order = orderBy(kind === 'listed' ? { field: 'publishedUtc', ascending: false } : type.order);
  const page = `${order ? `orderBy: { ${order} }, ` : ''}first: $first, skip: $skip`;
  return asked === 'some'
    ? ['$ids: [ID], $first: Int, $skip: Int', `where: { contentItemId_in: $ids }, ${page}`]
    : ['$first: Int, $skip: Int', page];
}

/** As far as a content service can order: not by a field of the type's own. */
function orderBy({ field, ascending }: ContentType['order']): string | null {
  if (field === 'sortNum') return null;
  return field === 'startTime' ? 'publishedUtc: DESC' : `${field}: ${ascending ? 'ASC' : 'DESC'}`;
}

const head = ({ hasAlias }: ContentType) => (hasAlias ? `${HEAD} ${ALIAS}` : HEAD);

/** What an item stands under: its name and alias. */
function parentOf({ parent, fields }: ContentType, types: Types): string {
  return parent ? `${parent} { ${referred(fields[parent], types, 'contract')} }` : '';
}

function nameFields(type: ContentType, types: Types): string {
  return [head(type), type.fields.sortNum ? 'sortNum' : '', parentOf(type, types)].join(' ');
}

const isOnCard = ({ card, kind }: Field) => card && !/^reference/.test(kind);

function cardFields(type: ContentType, types: Types): string {
  return `${nameFields(type, types)} ${selection(only(type.fields, isOnCard), types, 'contract')}`;
}

function listedFields(type: ContentType, types: Types): string {
  const shown = only(type.fields, (field, name) => name === 'image' || field.search === 'INTRODUCTION');
  return `${nameFields(type, types)} publishedUtc ${selection(shown, types, 'contract')}`;
}

function searchedFields(type: ContentType, types: Types): string {
  const { fields, parent } = type;
  const heads = ['publishedUtc', 'startTime'].filter((name) => fields[name]);
  const image = fields.image ? 'image { ...Media }' : '';
  const rest = only(fields, (field, name) => name !== parent && !field.name);
  return [nameFields(type, types), ...heads, image, selection(rest, types, 'contract', hasWords)].join(' ');
}

const WORDS = ['text', 'html', 'htmlObject', 'markdownObject', 'rows', 'strings', 'items', 'reference', 'references'];
const hasWords = ({ kind, verbatim }: Field) => WORDS.includes(kind) && !verbatim;

const anyField = () => true;

function only(fields: Fields, isMeant: (field: Field, name: string) => boolean | undefined): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name, field]) => isMeant(field, name)));
}

/** These fields as a query names them, with what is inside of them. */
function selection(fields: Fields, types: Types, share: Share, isMeant: (field: Field) => boolean = anyField): string {
  return Object.entries(fields)
    .filter(([, field]) => !field.internal && isMeant(field))
    .map(([name, field]) => {
      const { kind, typeName, fields: inner, answerName = name } = field;
      if (kind === 'rows')
        return share === 'contract' ? answerName : `${name} { ${selection(inner ?? {}, types, 'all')} }`;
      if (share === 'contract' && field.extension) return '';
      // of what the contract has, only what is inside may be an extension
      const within = share === 'extension' && field.extension ? 'all' : share;
      if (kind === 'items') {
        const entries = selection(inner ?? {}, types, within, isMeant);
        return entries && `${answerName} { contentItems { ... on ${typeName} { ${entries} } } }`;
      }
      if (within === 'extension') return '';
      if (field.target) return `${answerName} { ${referred(field, types, within, isMeant === anyField)} }`;
      if (inner) return `${answerName} { ${selection(inner, types, 'all')} }`;
      if (kind === 'media' || kind === 'file') return `${answerName} { ...Media }`;
      if (kind === 'alias') return `${answerName} { alias }`;
      if (kind === 'markdownObject') return `${answerName} { markdown html }`;
      return kind === 'htmlObject' ? `${answerName} { html }` : answerName;
    })
    .filter(Boolean)
    .join(' ');
}

/** What is shown of what a field refers to: its name and what it stands under, or its card. */
function referred(field: Field, types: Types, share: Share, mayBeCard = false): string {
  const target = types[field.target!];
  const card = only(target.fields, isOnCard);
  const shown =
    field.cards && mayBeCard ? `${parentOf(target, types)} ${selection(card, types, share)}` : parentOf(target, types);
  return `contentItems { ... on ${target.typeName} { ${head(target)} ${shown} } }`;
}
