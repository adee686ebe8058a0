import type { ContentType, Field, Fields } from '../../lib/content-service/content-type';

type Types = Readonly<Record<string, ContentType>>;

/** What every service has, what only our own have, or both. */
type Share = 'contract' | 'extension' | 'all';

interface Operation {
  of?(type: ContentType): unknown;
  /** by one item's alias or id where these are given, for those with these ids, or for all; page by page */
  asked: 'one' | 'some' | 'all';
  /** refused by a service that knows none of our extensions */
  extension?: true;
  fields(type: ContentType, types: Types): string;
}

const WORDS = ['text', 'html', 'htmlObject', 'markdownObject', 'rows', 'strings', 'items', 'reference', 'references'];
const hasWords = ({ kind, verbatim }: Field) => WORDS.includes(kind) && !verbatim;
const hasPage = ({ page }: ContentType) => page !== null;
const isOnCard = ({ card, target }: Field) => card && !target;
const isAlone = ({ alone, extension, kind, target }: Field) =>
  alone && !target && (kind === 'rows' || (extension && kind !== 'items'));

/** Operations that differ only by type. */
const OPERATIONS: Record<string, Operation> = {
  /** what a link and an address need */
  names: { asked: 'all', fields: nameFields },
  /** what a card shows, as far as the contract goes */
  cards: { asked: 'all', fields: (type, types) => named(type, types, isOnCard) },
  /** every text of the contract, for the index of a remote service */
  searched: {
    of: hasPage,
    asked: 'all',
    fields: (type, types) => {
      const isHead = (name: string) => ['publishedUtc', 'startTime', 'image'].includes(name);
      const isMeant: IsMeant = (field, name) =>
        name !== type.parent && !field.name && (isHead(name) || hasWords(field));
      return named(type, types, isMeant, hasWords);
    },
  },
  /** all that is shown of items, by name or of all of them, as far as the contract goes … */
  item: {
    asked: 'one',
    fields: (type, types) => {
      const rest = only(type.fields, ({ name }, key) => !name && key !== 'contentItemId');
      return `${head(type)} ${selection(rest, types, 'contract')}`;
    },
  },
  /** … and what our own services have beside it */
  own: {
    of: ({ fields }) => Object.values(fields).some(({ extension, apart }) => extension && !apart),
    asked: 'one',
    extension: true,
    fields: ({ fields }, types) =>
      `contentItemId ${selection(
        only(fields, ({ apart }) => !apart),
        types,
        'extension',
      )}`,
  },
  /** what is shown without the rest of the items */
  alone: {
    of: ({ fields }) => Object.values(fields).some(isAlone),
    asked: 'some',
    extension: true,
    fields: ({ fields }, types) => `contentItemId ${selection(only(fields, isAlone), types, 'extension')}`,
  },
};

/** Each operation by kind and type. */
const operationsOf = (types: Types) =>
  Object.entries(types).flatMap(([folder, type]) =>
    Object.entries(OPERATIONS)
      .filter(([, { of }]) => of?.(type) ?? true)
      .map(([kind, operation]) => {
        const name = `${folder}-${kind}`.replace(/(?:^|-)./g, (start) => start.slice(-1).toUpperCase());
        return { folder, type, kind, name, ...operation };
      }),
  );

/** The text of those that every service knows, or of those that only our own do. */
export function operationsText(types: Types, share: Share): string {
  const meant = operationsOf(types).filter(
    ({ extension, type }) => Boolean(extension ?? type.extension) === (share === 'extension'),
  );
  const texts = meant.map(({ name, type, asked, fields }) => {
    const [variables, where] = question(asked, type);
    return `query ${name}(${variables}) { ${type.root}(${where}) { ${fields(type, types)} } }`;
  });
  return texts.join('\n\n') + '\n';
}

/** A registry of them by kind and type. */
export function operationsCode(types: Types): string {
  const all = operationsOf(types);
  const registries = Object.keys(OPERATIONS).map((kind) => {
    const entries = all.filter((one) => one.kind === kind);
    const lines = entries.map(({ folder, name }) => `  '${folder}': operations.${name}Document,\n`);
    return `export const ${kind.toUpperCase()} = {\n${lines.join('')}};\n`;
  });
  return `import * as operations from '../graphql';\n\n${registries.join('\n')}`;
}

function question(asked: Operation['asked'], { hasAlias, order }: ContentType): [variables: string, where: string] {
  const named = hasAlias ? 'alias: { alias: $alias }, ' : '';
  const [variables, where] = {
    one: [`${hasAlias ? '$alias: String, ' : ''}$id: ID, `, `where: { ${named}contentItemId: $id }, `],
    some: ['$ids: [ID], ', 'where: { contentItemId_in: $ids }, '],
    all: ['', ''],
  }[asked];
  return [`${variables}$first: Int, $skip: Int`, `${where}${orderBy(order)}first: $first, skip: $skip`];
}

/** As far as a content service can order: not by a field of the type's own. */
function orderBy({ field, ascending }: ContentType['order']): string {
  if (field === 'sortNum') return '';
  return `orderBy: { ${field === 'startTime' ? 'publishedUtc: DESC' : `${field}: ${ascending ? 'ASC' : 'DESC'}`} }, `;
}

const head = ({ hasAlias }: ContentType) => `contentItemId displayText ${hasAlias ? 'alias { alias }' : ''}`;

/** What an item stands under: its name and alias. */
function parentOf({ parent, fields }: ContentType, types: Types): string {
  return parent ? `${parent} { ${referred(fields[parent], types, 'contract')} }` : '';
}

function nameFields(type: ContentType, types: Types): string {
  return [head(type), type.fields.sortNum ? 'sortNum' : '', parentOf(type, types)].join(' ');
}

type IsMeant = (field: Field, name: string) => unknown;

const anyField: IsMeant = () => true;

/** The name of an item and those of its fields. @param isInside of the entries in them */
function named(type: ContentType, types: Types, isMeant: IsMeant, isInside?: IsMeant): string {
  return `${nameFields(type, types)} ${selection(only(type.fields, isMeant), types, 'contract', isInside)}`;
}

function only(fields: Fields, isMeant: IsMeant): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name, field]) => isMeant(field, name)));
}

/** These fields as a query names them, with what is inside of them. */
function selection(fields: Fields, types: Types, share: Share, isInside = anyField): string {
  const shown = Object.entries(fields).filter(([, { internal }]) => !internal);
  return shown
    .map(([name, field]) => {
      const { kind, typeName, fields: inner = {}, answerName = name } = field;
      if (kind === 'rows') return share === 'contract' ? answerName : `${name} { ${selection(inner, types, 'all')} }`;
      if (share === 'contract' && field.extension) return '';
      // of what the contract has, only what is inside may be an extension
      const within = share === 'extension' && field.extension ? 'all' : share;
      if (kind === 'items') {
        const entries = selection(only(inner, isInside), types, within, isInside);
        return entries && `${answerName} { contentItems { ... on ${typeName} { ${entries} } } }`;
      }
      if (within === 'extension') return '';
      const parts = field.target ? referred(field, types, within, isInside === anyField) : PARTS[kind];
      if (parts) return `${answerName} { ${parts} }`;
      return typeName ? `${answerName} { ${selection(inner, types, 'all')} }` : answerName;
    })
    .filter(Boolean)
    .join(' ');
}

/** What is asked of a value that answers have in parts. */
const PARTS: Partial<Record<Field['kind'], string>> = {
  media: '...Media',
  file: '...Media',
  alias: 'alias',
  htmlObject: 'html',
  markdownObject: 'markdown html',
};

/** What is shown of what a field refers to: its name and what it stands under, or its card. */
function referred({ target = '', cards }: Field, types: Types, share: Share, mayBeCard = false): string {
  const type = types[target];
  const card = cards && mayBeCard ? selection(only(type.fields, isOnCard), types, share) : '';
  return `contentItems { ... on ${type.typeName} { ${head(type)} ${parentOf(type, types)} ${card} } }`;
}
