export interface ClearedTags {
  isShared: boolean;
  number: number;
  tags: Map<string, { number: number; at: number; stale: number }>;
  unsaid: Set<string>;
}
interface StoredPage {
  lastModified?: number;
  value?: { headers?: Record<string, unknown> };
}
export const NUMBER_HEADER: string;
export function clearedTags(): ClearedTags;
export function isClearedSince(tags: readonly string[], number: number, known?: ClearedTags): boolean;
export function isStaleSince(tags: readonly string[], number: number, known?: ClearedTags): boolean;
export function isUnsaid(tags: readonly string[], known?: ClearedTags): boolean;
export function tagsOfPage(headers?: Record<string, unknown>): string[];
export function isPageCleared(entry: StoredPage, known?: ClearedTags): boolean;
