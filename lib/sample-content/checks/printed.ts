/** A number as it is printed in a text. */
export const NUMBER = String.raw`[−-]?\d[\d,]*(?:\.\d+)?`;

/** A printed number with half a unit of its last place: what it may have been before rounding. */
export interface Printed {
  value: number;
  half: number;
}

/** Reads a printed number with the room that its rounding leaves. */
export function printed(text: string): Printed {
  const plain = text.replace(/,/g, '').replace('−', '-');
  const places = plain.split('.')[1]?.length ?? 0;
  return { value: Number(plain), half: 0.5 * 10 ** -places };
}

/** Whether a printed number may be the expected one, with some room of its own. */
export function near(given: Printed, expected: number, room: number): boolean {
  return Math.abs(given.value - expected) <= given.half * 1.05 + room;
}

/**
 * A reported p against the smallest and the largest that the printed statistic allows.
 * @returns the reason when it cannot be right, else nothing
 */
export function wrongP(rest: string, low: number, high: number): string[] {
  const given = /p (=|<) (0\.\d+)/.exec(rest);
  if (!given) return [];
  const p = printed(given[2]);
  const right = given[1] === '<' ? low < p.value : low <= p.value + p.half * 1.01 && high >= p.value - p.half * 1.01;
  return right ? [] : [`p 应当约为 ${((low + high) / 2).toPrecision(2)}`];
}
