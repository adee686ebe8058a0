/** Replacements for next/cache in unit tests: what is marked for the cache is recorded, nothing is kept. */
export const marks: { life: unknown[]; tags: string[] } = { life: [], tags: [] };

export function cacheLife(profile: unknown): void {
  marks.life.push(profile);
}

export function cacheTag(...tags: string[]): void {
  marks.tags.push(...tags);
}

export function revalidateTag(tag: string): void {
  marks.tags.push(tag);
}
