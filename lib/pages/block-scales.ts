import type { FeatureBlock } from '../content/feature';
import type { KeyNumber } from '../content/key-number';
import { stepDays } from './step-days';

/** A part of a scale that several blocks share. */
export interface ScalePart {
  from: number;
  to: number;
  total: number;
}

/**
 * The scale that the blocks of a feature share, in their order: the days of a process one after the other, or their
 * numbers where all have the same unit; nothing where there is no such scale.
 */
export function blockScales(blocks: readonly FeatureBlock[], numbers: readonly (KeyNumber | null)[]): ScalePart[] {
  const days = blocks.map(({ subTitle }) => stepDays(subTitle));
  if (days.length > 1 && days.every((day) => day !== null)) {
    const total = Math.max(...days.map(({ last }) => last));
    return days.map(({ first, last }) => ({ from: first - 1, to: last, total }));
  }
  const values = blocks.map((_, index) => Number(numbers[index]?.value));
  const unit = numbers[0]?.unit;
  const areOfOne = Boolean(unit) && blocks.length > 1 && blocks.every((_, index) => numbers[index]?.unit === unit);
  if (!areOfOne || !values.every((value) => value > 0 && value <= MOST_TICKS)) return [];
  const total = Math.ceil(Math.max(...values));
  return values.map((value) => ({ from: 0, to: value, total }));
}

/** With more, ticks run together. */
const MOST_TICKS = 60;
