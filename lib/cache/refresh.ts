import { isRecord } from '../is-record';
import { processWide } from '../process-wide';
import { clearedTags, isClearedSince } from './cleared-tags.mjs';
import { tagsOfChange } from './tags';
import { fieldsOf, TYPE_KEYS, typeKeyOf, type TypeKey } from '../content-service/content-types';

/**
 * Collects cache tags for a while and hands them on together: however many
 * calls come in, one refresh follows.
 */
export class RefreshQueue {
  /** by tag: the last clearing that was known when its content had been read */
  private pending = new Map<string, number>();

  /**
   * @param since nothing that was cleared later has to be cleared again; by itself all of it has to
   * @returns true when the caller is the first of a flood and has to see to the `flush`
   */
  add(tags: readonly string[], since = Infinity): boolean {
    const first = this.pending.size === 0;
    for (const tag of tags) this.pending.set(tag, Math.max(since, this.pending.get(tag) ?? 0));
    return first && this.pending.size > 0;
  }

  /** Everything collected so far, once, without what another machine has cleared meanwhile. */
  take(known = clearedTags()): string[] {
    const left = [...this.pending].filter(([tag, since]) => !isClearedSince([tag], since, known));
    this.pending.clear();
    return left.map(([tag]) => tag);
  }
}

/** How publishing does: when a notice last came, when what it named was cleared, and since when none gets through. */
export const publishing = processWide('publishing', () => ({ noticedAt: 0, clearedAt: 0, failingSince: 0 }));

/** What the notices of this process have named and nobody has cleared yet. */
export const refreshes = processWide('refreshes', () => ({
  committed: new RefreshQueue(),
  foreseen: new RefreshQueue(),
}));

/**
 * Cache tags for a publish notice: `{ type, id?, alias?, fields? }`, a list of
 * them under `items`, or nothing named at all, which means everything. `type` is
 * a folder name or a type name of the content service (`case`, `EcosystemCase`);
 * `fields` names what differs, and without it anything may.
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
    const change = { type, id: textOr(notice.id), alias: textOr(notice.alias), fields: fieldsOr(type, notice.fields) };
    for (const tag of tagsOfChange(change)) tags.add(tag);
  }
  return [...tags];
}

function typeOf(value: unknown): TypeKey | undefined {
  if (typeof value !== 'string') return undefined;
  return TYPE_KEYS.find((key) => key === value) ?? typeKeyOf(value);
}

function textOr(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 100) : '';
}

/** Anything but a list of names that the model knows may mean any field. */
function fieldsOr(type: TypeKey, value: unknown): string[] | undefined {
  const known = fieldsOf(type);
  const isName = (name: unknown) => typeof name === 'string' && Object.hasOwn(known, name);
  return Array.isArray(value) && value.length > 0 && value.every(isName) ? (value as string[]) : undefined;
}
