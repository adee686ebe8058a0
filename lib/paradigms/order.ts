import type { Random } from '../recordings/make/random';

/** The same things in an order by chance (Fisher and Yates). */
export function shuffled<T>(values: readonly T[], random: Random): T[] {
  const order = [...values];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random.uniform() * (last + 1));
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}

export function pick<T>(values: readonly T[], random: Random): T {
  return values[Math.floor(random.uniform() * values.length)];
}

/** Each of them so many times. */
export const times = <T>(count: number, values: readonly T[]): T[] =>
  values.flatMap((value) => Array.from({ length: count }, () => value));

/**
 * Where the rare ones of a stream are, by chance: none among the first, never two in a row.
 * @param first how many others open the stream
 */
export function rarePlaces(count: number, rare: number, first: number, random: Random): Set<number> {
  const places = new Set<number>();
  // with one other behind each, they can be put anywhere
  const slots = count - first - (rare - 1);
  const chosen = shuffled(
    Array.from({ length: slots }, (_, slot) => slot),
    random,
  )
    .slice(0, rare)
    .sort((one, other) => one - other);
  chosen.forEach((slot, index) => places.add(first + slot + index));
  return places;
}
