/**
 * Where an answer of a reader is not what its type promises, judged by a good
 * answer of the same reader: texts stay texts, lists stay lists, records keep
 * their fields or are null as a whole.
 * @returns one line per breach
 */
export function breaches(good: unknown, other: unknown, place = 'answer'): string[] {
  if (Array.isArray(good)) {
    if (!Array.isArray(other)) return [`${place}: no list`];
    return good.length > 0 ? other.flatMap((entry, n) => breaches(good[0], entry, `${place}[${n}]`)) : [];
  }
  if (good === null || (other === null && typeof good !== 'string')) return [];
  if (typeof good !== typeof other) return [`${place}: ${typeof other} instead of ${typeof good}`];
  if (typeof good !== 'object') return [];
  return Object.entries(good).flatMap(([key, value]) =>
    breaches(value, (other as Record<string, unknown>)[key], `${place}.${key}`),
  );
}
