import { escapeHtml } from '../html';
import { isRecord } from '../is-record';
import { markdownToHtml } from './markdown';
import type { ContentStore } from './content-store';
import { deriveId } from './folder';
import type { Item } from './item';
import { fieldsOf, type Field, type FieldKind, type Fields, type TypeKey } from './content-types';
import { pictures, type WrittenPicture } from './pictures';

const RENDERED = new Set<FieldKind>(['html', 'htmlObject', 'markdownObject', 'rows']);

/** An item, or an entry inside one, on its way out: answers read its fields one by one. */
export class Node {
  private rendered = new Map<string, unknown>();

  constructor(
    private readonly folder: ContentStore,
    private readonly fields: Fields,
    private readonly data: Record<string, unknown>,
    /** contentItemId: an item's own, or derived for an entry */
    readonly id: string,
    readonly item?: Item,
  ) {}

  /**
   * The value of one field under its name in answers.
   * Rich text is rendered once and kept as long as the item version lives.
   */
  read(name: string): unknown {
    if (name === 'contentItemId') return this.id;
    if (this.item) {
      if (name === 'alias') return { alias: this.item.alias };
      if (name === 'createdUtc' || name === 'publishedUtc') return this.item[name];
    }
    // rows are read twice: as the specified table (`parameter`) and as rows (`parameters`)
    const rows = this.fields[name];
    if (rows?.kind === 'rows') return this.data[name] ?? null;
    const fileName = Object.keys(this.fields).find((key) => (this.fields[key].answerName ?? key) === name);
    if (!fileName) return null;
    const field = this.fields[fileName];
    // only rendered text is kept: what refers to other items must follow their changes
    if (!RENDERED.has(field.kind)) return this.answer(fileName, field);
    if (!this.rendered.has(name)) this.rendered.set(name, this.answer(fileName, field));
    return this.rendered.get(name);
  }

  /** Is it a file behind the gate, whose place only the site itself may know? */
  isGated(name: string): boolean {
    return this.fields[name]?.kind === 'file';
  }

  private answer(name: string, field: Field): unknown {
    const value = this.data[name];
    if (value === undefined || value === null || value === '')
      return field.kind === 'media' ? this.media([]) : field.kind === 'file' ? { urls: [], paths: [] } : null;
    switch (field.kind) {
      case 'alias':
        return { alias: value };
      case 'html':
        return this.html(value);
      case 'htmlObject':
        return { html: this.html(value) };
      case 'markdownObject':
        return { markdown: value, html: this.html(value) };
      case 'rows':
        return parameterTable(value as { name: string; value: string }[]);
      case 'media':
        return this.media(pictures(value));
      case 'file': {
        const paths = pictures(value).map((file) => file.path);
        return { urls: paths.map((path) => `/api/files/${path}`), paths };
      }
      case 'reference':
      case 'references':
        return { contentItems: field.target ? this.referenced(field.target, value) : [] };
      case 'items':
        return {
          contentItems: (Array.isArray(value) ? value.filter(isRecord) : []).map(
            (entry, index) => new Node(this.folder, field.fields ?? {}, entry, deriveId(this.id, `${name}/${index}`)),
          ),
        };
      default:
        return value;
    }
  }

  private html(markdown: unknown): string {
    return markdownToHtml(String(markdown), (picture) => this.folder.addressOf(picture));
  }

  /** Pictures by their addresses, each with what is seen on it and its mean colour; empty where nobody knows. */
  private media(shown: WrittenPicture[]) {
    return {
      urls: shown.map(({ path }) => this.folder.addressOf(path)),
      paths: shown.map(({ path }) => path),
      alts: shown.map(({ alt }) => alt ?? ''),
      colours: shown.map(({ path }) => this.folder.colourOf(path) ?? ''),
    };
  }

  /** As picked; what is unpublished or gone is left out. */
  private referenced(type: TypeKey, value: unknown): Node[] {
    const aliases = Array.isArray(value) ? value : [value];
    return aliases
      .map((alias) => this.folder.find(type, String(alias)))
      .filter((item) => item !== undefined)
      .map((item) => nodeOf(this.folder, item));
  }
}

const nodes = new WeakMap<Item, Node>();

/** The node of an item; the same one each time, so that rendered text is kept. */
export function nodeOf(folder: ContentStore, item: Item): Node {
  let node = nodes.get(item);
  if (!node) {
    node = new Node(folder, fieldsOf(item.type), item.data, item.id, item);
    nodes.set(item, node);
  }
  return node;
}

function parameterTable(rows: { name: string; value: string }[]): string {
  const cells = rows.map(
    (row) => `<tr><th scope="row">${escapeHtml(row.name)}</th><td>${escapeHtml(row.value)}</td></tr>`,
  );
  return `<table><tbody>${cells.join('')}</tbody></table>`;
}
