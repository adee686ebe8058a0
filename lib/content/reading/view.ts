import 'server-only';
import { isRecord } from '../../is-record';
import { contentType, CONTENT_TYPES, type Field, type Fields, type TypeKey } from '../../content-service/content-types';
import { linkedOrOwnText } from '../rich-text/linked-page';
import { richText } from '../rich-text/rich-text';
import type { Card, ItemLink, Picture, RichText } from '../types';
import { presentOnly } from './client';
import { toCards, toItemLinks } from './lists';
import { picture, pictures } from './pictures';
import { asNumber, asText, plain } from './shapes';

/** How a page sees a field of the description. */
type Shown<F extends Field> = F['kind'] extends 'number' | 'integer'
  ? number | null
  : F['kind'] extends 'boolean'
    ? boolean
    : F['kind'] extends 'html' | 'htmlObject' | 'markdownObject'
      ? RichText
      : F['kind'] extends 'media'
        ? Pictured<F>
        : F['kind'] extends 'strings'
          ? string[]
          : F['kind'] extends 'reference'
            ? Referred<F> | null
            : F['kind'] extends 'references'
              ? Referred<F>[]
              : F['kind'] extends 'items'
                ? (Inner<F> & { id: string })[]
                : F['kind'] extends 'records' | 'rows'
                  ? Inner<F>[]
                  : F['kind'] extends 'record'
                    ? Inner<F> | null
                    : string;
type Pictured<F extends Field> = F['several'] extends true ? Picture[] : Picture | null;
type Referred<F extends Field> = F['cards'] extends true ? Card : ItemLink;
type Inner<F extends Field> = F['fields'] extends Fields ? Viewed<F['fields']> : never;
/** Only the site itself may know where a gated file is. */
type Hidden = { internal: true } | { kind: 'file' };
type Name<Key> = Key extends 'displayText' ? 'title' : Key;
type Viewed<All extends Fields> = {
  -readonly [Key in keyof All as All[Key] extends Hidden ? never : Name<Key>]: Shown<All[Key]>;
};

/** An item: every field under its name in the item file, the name as `title`. */
export type View<Type extends TypeKey> = Viewed<(typeof CONTENT_TYPES)[Type]['fields']>;
/** The same as its page sees it. */
export type Whole<Type extends TypeKey> = Omit<View<Type>, Apart<(typeof CONTENT_TYPES)[Type]['fields']>>;
type Apart<All> = { [Key in keyof All]: All[Key] extends { readonly apart: true } ? Key : never }[keyof All];

/** An item, from the answer to a query. @param place what it is inside of, for the ids and levels of its headings */
export async function viewOf<Type extends TypeKey>(
  type: Type,
  raw: Data,
  place: readonly string[] = [],
): Promise<Whole<Type>> {
  const shown = Object.entries(contentType(type).fields).filter(([, { apart }]) => !apart);
  // the type is read off the same table that the value is made by
  return (await view(Object.fromEntries(shown), raw, place)) as Whole<Type>;
}

/** Some fields of an item. */
export async function partOf<Type extends TypeKey, Name extends keyof View<Type>>(
  type: Type,
  raw: Data,
  names: readonly Name[],
): Promise<Pick<View<Type>, Name>> {
  const { fields } = contentType(type);
  const meant = Object.fromEntries(names.map((name) => [name, fields[String(name)]]));
  return (await view(meant, raw, [])) as Pick<View<Type>, Name>;
}

type Data = Readonly<Record<string, unknown>>;

async function view(fields: Fields, raw: Data, above: readonly string[]): Promise<Record<string, unknown>> {
  const title = asText(raw.displayText);
  const shown = Object.entries(fields).filter(([, { internal, kind }]) => !internal && kind !== 'file');
  const entries = shown.map(async ([name, field]) => {
    const value = raw[field.kind === 'rows' ? name : (field.answerName ?? name)];
    // what is at a link address takes the place of the item's own text
    const isLinked = name === 'description' && above.length === 0 && 'linkUrl' in fields;
    const shown = isLinked
      ? await linkedOrOwnText(raw.linkUrl, textIn(value))
      : await shownAs(field, value, [...above, name], title);
    return [name === 'displayText' ? 'title' : name, shown] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function shownAs(field: Field, value: unknown, place: readonly string[], title: string): Promise<unknown> {
  const { kind, target, cards, chapters, several, fields = {} } = field;
  switch (kind) {
    case 'number':
    case 'integer':
      return asNumber(value);
    case 'boolean':
      return value === true;
    case 'html':
    case 'htmlObject':
    case 'markdownObject':
      return richText(textIn(value), {
        level: place.length > 3 ? 4 : 3,
        idPrefix: place.join('-'),
        inChapters: chapters,
      });
    case 'media':
      return (several ? pictures : picture)(value, place.at(-1) === 'icon' ? '' : title);
    case 'strings':
      return presentOnly(Array.isArray(value) ? value : [])
        .map(asText)
        .filter(Boolean);
    case 'reference':
    case 'references': {
      const read = cards ? toCards : toItemLinks;
      const items = target ? read(target, entriesIn(value)) : [];
      return kind === 'reference' ? (items[0] ?? null) : items;
    }
    case 'items':
    case 'records':
    case 'rows': {
      const entries = entriesIn(value).filter((entry) => isWhole(fields, entry));
      const viewed = entries.map(async (entry, index) => {
        const inside = [...place, String(index + 1)];
        const shown = await view(fields, entry, inside);
        return kind === 'items' ? { ...shown, id: inside.join('-') } : shown;
      });
      return Promise.all(viewed);
    }
    case 'record':
      return isRecord(value) && isWhole(fields, value) ? view(fields, value, place) : null;
    case 'alias':
      return isRecord(value) ? plain(value.alias) : '';
    default:
      return field.verbatim || kind === 'date' || kind === 'dateTime' ? plain(value) : asText(value);
  }
}

/** The HTML of a text that is a string or stands in an object. */
function textIn(value: unknown): unknown {
  return isRecord(value) ? value.html || value.markdown : value;
}

/** What a bag or a list holds. */
function entriesIn(value: unknown): Record<string, unknown>[] {
  const held = isRecord(value) ? value.contentItems : value;
  return Array.isArray(held) ? held.filter(isRecord) : [];
}

/** Has an entry or a record every text that it must have? Else there is nothing to show of it. */
function isWhole(fields: Fields, entry: Data): boolean {
  return Object.entries(fields).every(
    ([name, { required, kind }]) => !required || kind !== 'text' || asText(entry[name]),
  );
}
