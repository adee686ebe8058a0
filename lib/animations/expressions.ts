import { isRecord } from '../is-record';

/** How many properties of an animation are computed by a program in its file, which the player here does not run. */
export function expressionsIn(part: unknown): number {
  if (Array.isArray(part)) return part.reduce<number>((sum, one) => sum + expressionsIn(one), 0);
  if (!isRecord(part)) return 0;
  const own = 'k' in part && typeof part.x === 'string' ? 1 : 0;
  return Object.values(part).reduce<number>((sum, one) => sum + expressionsIn(one), own);
}
