import { listOfTags } from './tags';
import { isRecord } from '../is-record';
import { TYPE_KEYS, typeKeyOf, type TypeKey } from '../content-service/model';
import type { Change } from '../content-service/folder';

/**
 * Collects cache tags for a while and hands them on together: however many
 * calls come in, one refresh follows.
 */
export class RefreshQueue {
  private pending = new Set<string>();

  /** @returns true when the caller is the first of a flood and has to see to the `flush` */
  add(tags: readonly string[]): boolean {
    const first = this.pending.size === 0;
    for (const tag of tags) this.pending.add(tag);
    return first && this.pending.size > 0;
  }

  /** Everything collected so far, once. */
  take(): string[] {
    const tags = [...this.pending];
    this.pending.clear();
    return tags;
  }
}

/**
 * Cache tags for a publish notice: `{ type, id?, alias? }`, a list of them under
 * `items`, or nothing named at all, which means everything. `type` is a folder
 * name or a type name of the content service (`case`, `EcosystemCase`).
 * @returns null when the body names a type that does not exist
 */
export function tagsOfNotice(body: unknown): string[] | null {
  const notices = isRecord(body) && Array.isArray(body.items) ? body.items : [body];
  const tags = new Set<string>();
  for (const notice of notices) {
    if (!isRecord(notice) || notice.type === undefined) {
      for (const type of TYPE_KEYS) tags.add(type);
      continue;
    }
    const type = typeOf(notice.type);
    if (!type) return null;
    const change = { type, id: textOr(notice.id), alias: textOr(notice.alias) };
    for (const tag of listOfTags(change)) tags.add(tag);
  }
  return [...tags];
}

export function tagsOfChanges(changes: readonly Change[]): string[] {
  return [...new Set(changes.flatMap(listOfTags))];
}

function typeOf(value: unknown): TypeKey | undefined {
  if (typeof value !== 'string') return undefined;
  return TYPE_KEYS.find((key) => key === value) ?? typeKeyOf(value);
}

function textOr(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 100) : '';
}
