import type { ContentType, Field, Fields } from './content-type';

/** Operations that differ only by type, for paging through all of its items. */
const OPERATIONS = {
  /** what a link and an address need */
  names: { of: () => true, fields: nameFields },
  /** every page in one line, for sitemaps, feeds and lists that machines read */
  listed: { of: ({ page }: ContentType) => page !== null, fields: listedFields },
  /** every text of the contract, for the index of a remote service */
  searched: { of: ({ page }: ContentType) => page !== null, fields: searchedFields },
};

type Kind = keyof typeof OPERATIONS;
type Types = Readonly<Record<string, ContentType>>;

const KINDS = Object.keys(OPERATIONS) as Kind[];
const capital = (text: string) => text[0].toUpperCase() + text.slice(1);
const pascal = (folder: string) => folder.split('-').map(capital).join('');
const nameOf = (folder: string, kind: Kind) => pascal(folder) + capital(kind);
const HEAD = 'contentItemId displayText';
const ALIAS = 'alias { alias }';

/** The text of all of them. */
export function operationsText(types: Types): string {
  const made = Object.entries(types).flatMap(([folder, type]) =>
    KINDS.filter((kind) => OPERATIONS[kind].of(type)).map((kind) => {
      const order = orderBy(kind === 'listed' ? { field: 'publishedUtc', ascending: false } : type.order);
      const where = `${order ? `orderBy: { ${order} }, ` : ''}first: $first, skip: $skip`;
      const fields = OPERATIONS[kind].fields(type, types);
      return `query ${nameOf(folder, kind)}($first: Int, $skip: Int) { ${type.root}(${where}) { ${fields} } }`;
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

/** As far as a content service can order: not by a field of the type's own. */
function orderBy({ field, ascending }: ContentType['order']): string | null {
  if (field === 'sortNum') return null;
  return field === 'startTime' ? 'publishedUtc: DESC' : `${field}: ${ascending ? 'ASC' : 'DESC'}`;
}

/** What an item stands under: its name and alias. */
function parentOf({ parent, fields }: ContentType, types: Types): string {
  const target = parent && fields[parent].target;
  return target ? `${parent} { contentItems { ... on ${types[target].typeName} { ${HEAD} ${ALIAS} } } }` : '';
}

function nameFields(type: ContentType, types: Types): string {
  return [HEAD, type.hasAlias ? ALIAS : '', type.fields.sortNum ? 'sortNum' : '', parentOf(type, types)].join(' ');
}

const isAsked = ({ extension, internal }: Field) => !extension && !internal;

function listedFields(type: ContentType, types: Types): string {
  const shown = Object.entries(type.fields).filter(
    ([name, field]) => isAsked(field) && (name === 'image' || field.search === 'INTRODUCTION'),
  );
  return [nameFields(type, types), 'publishedUtc', ...shown.map(([name, field]) => answered(name, field))].join(' ');
}

function searchedFields(type: ContentType, types: Types): string {
  const { fields, parent } = type;
  const heads = ['publishedUtc', 'startTime'].filter((name) => fields[name]);
  const image = fields.image ? 'image { ...Media }' : '';
  const rest = Object.fromEntries(Object.entries(fields).filter(([name, field]) => name !== parent && !field.name));
  return [nameFields(type, types), ...heads, image, wordsIn(rest, types)].join(' ');
}

/** Every field with words, and the names of what entries refer to. */
function wordsIn(fields: Fields, types: Types): string {
  return Object.entries(fields)
    .filter(([, field]) => isAsked(field) && !field.verbatim)
    .map(([name, field]) => {
      const { kind, typeName, target, fields: inner } = field;
      const answer = field.answerName ?? name;
      if (kind === 'items')
        return `${answer} { contentItems { ... on ${typeName} { ${wordsIn(inner ?? {}, types)} } } }`;
      if (target) return `${answer} { contentItems { ... on ${types[target].typeName} { displayText } } }`;
      return ['text', 'html', 'htmlObject', 'markdownObject', 'rows', 'strings'].includes(kind)
        ? answered(name, field)
        : '';
    })
    .join(' ');
}

function answered(name: string, { kind, answerName = name }: Field): string {
  if (kind === 'media') return `${answerName} { ...Media }`;
  return kind === 'htmlObject' || kind === 'markdownObject' ? `${answerName} { html }` : answerName;
}
