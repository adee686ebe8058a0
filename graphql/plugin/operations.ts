import { isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import type { ContentType } from '../../lib/content-service/content-type';
import type { Description } from './describe';
import { placesOf, saidOf, type Place } from './places';

/** What every service has, what only our own have, or both. */
type Share = 'contract' | 'extension' | 'all';
type IsMeant = (place: Place) => unknown;

interface Operation {
  /** by one item's alias or id where these are given, for those with these ids, or for all; page by page */
  asked: 'one' | 'some' | 'all';
  /** what a service refuses that knows none of our extensions */
  share?: 'extension';
  /** fields beside name and address */
  isMeant: IsMeant;
}

const isOnCard: IsMeant = ({ said, isBag }) => said.card && !isBag;

/** Operations that differ only by type. */
const OPERATIONS: Record<string, Operation> = {
  /** what a link and an address need */
  names: { asked: 'all', isMeant: () => false },
  /** what a card shows, as far as the contract goes */
  cards: { asked: 'all', isMeant: isOnCard },
  /** all that is shown of items, by name or of all of them, as far as the contract goes … */
  item: { asked: 'one', isMeant: () => true },
  /** … and what our own services have beside it */
  own: { asked: 'one', share: 'extension', isMeant: ({ said }) => !said.apart },
  /** what is shown without the rest of the items */
  alone: { asked: 'some', share: 'extension', isMeant: ({ said, isBag }) => said.alone && said.extension && !isBag },
};

/** Each operation by kind and type, where there is anything to ask. */
function operationsOf({ schema, types }: Description) {
  return Object.entries(types).flatMap(([folder, type]) =>
    Object.entries(OPERATIONS).flatMap(([kind, { asked, share, isMeant }]) => {
      const root = schema.getType(type.typeName) as GraphQLObjectType;
      const parent = asked === 'all' && type.parent;
      const isRest: IsMeant = (place) =>
        isMeant(place) && !place.said.name && place.name !== 'contentItemId' && place.name !== parent;
      const rest = selection(schema, root, share ?? 'contract', isRest);
      if (share && !rest) return [];
      const before = share ? 'contentItemId' : asked === 'one' ? headOf(root) : namesOf(schema, root, true);
      const name = `${folder}-${kind}`.replace(/(?:^|-)./g, (start) => start.slice(-1).toUpperCase());
      const text = `query ${name}${question(asked, type)} { ${before} ${rest} } }`;
      return [{ folder, kind, name, text, isExtension: Boolean(share ?? type.extension) }];
    }),
  );
}

/** The text of those that every service knows, or of those that only our own do. */
export function operationsText(description: Description, share: 'contract' | 'extension'): string {
  const meant = operationsOf(description).filter(({ isExtension }) => isExtension === (share === 'extension'));
  return meant.map(({ text }) => text).join('\n\n') + '\n';
}

/** A registry of them by kind and type. */
export function operationsCode(description: Description): string {
  const all = operationsOf(description);
  const registries = Object.keys(OPERATIONS).map((kind) => {
    const entries = all.filter((one) => one.kind === kind);
    const lines = entries.map(({ folder, name }) => `  '${folder}': operations.${name}Document,\n`);
    return `export const ${kind.toUpperCase()} = {\n${lines.join('')}};\n`;
  });
  return `import * as operations from '../graphql';\n\n${registries.join('\n')}`;
}

/** Variables and root field. A service cannot order by a field of the type's own. */
function question(asked: Operation['asked'], { root, hasAlias, order: { field, ascending } }: ContentType): string {
  const [variables, where] = {
    one: hasAlias
      ? ['$alias: String, $id: ID, ', 'where: { alias: { alias: $alias }, contentItemId: $id }, ']
      : ['$id: ID, ', 'where: { contentItemId: $id }, '],
    some: ['$ids: [ID], ', 'where: { contentItemId_in: $ids }, '],
    all: ['', ''],
  }[asked];
  const order = field === 'startTime' ? 'publishedUtc: DESC' : `${field}: ${ascending ? 'ASC' : 'DESC'}`;
  const orderBy = field === 'sortNum' ? '' : `orderBy: { ${order} }, `;
  return `(${variables}$first: Int, $skip: Int) { ${root}(${where}${orderBy}first: $first, skip: $skip)`;
}

const headOf = (type: GraphQLObjectType) =>
  `contentItemId displayText ${'alias' in type.getFields() ? 'alias { alias }' : ''}`;

/** What a link and an address need of an item: its name and alias, and those of what it stands under. */
function namesOf(schema: GraphQLSchema, type: GraphQLObjectType, isOrdered = false): string {
  const [item] = saidOf(schema, type.astNode).item ?? [];
  const isMeant: IsMeant = ({ name }) => name === item.parent || (isOrdered && name === 'sortNum');
  return `${headOf(type)} ${selection(schema, type, 'contract', isMeant)}`;
}

/** These fields of a type as a query names them, with what is inside of them. */
function selection(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  share: Share,
  isMeant: IsMeant = () => true,
): string {
  const isKnown: IsMeant = ({ isDerived, said }) =>
    !isDerived && !said.internal && !(said.extension && share === 'contract');
  const shown = placesOf(schema, type).filter((place) => isKnown(place) && isMeant(place));
  const fields = shown.map(({ name, base, inner, isBag, target, said }) => {
    // of what the contract has, only what is inside may be an extension
    const within = share === 'extension' && said.extension ? 'all' : share;
    const isWhole = !isObjectType(inner) || base === 'MediaField' || target;
    if (isWhole && within === 'extension') return '';
    if (!isObjectType(inner)) return name;
    if (base === 'MediaField') return `${name} { ...Media }`;
    const card = said.cards ? selection(schema, inner, within, isOnCard) : '';
    const parts = target ? `${namesOf(schema, inner)} ${card}` : selection(schema, inner, within);
    return parts && `${name} { ${isBag ? `contentItems { ... on ${inner.name} { ${parts} } }` : parts} }`;
  });
  return fields.filter(Boolean).join(' ');
}
