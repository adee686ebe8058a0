import type { Item } from './item';
import type { Configuration } from './configurations';
import { inYuan, type Range } from '../price-band';

/** What five years of a laboratory are made of, the largest first. */
export const COST_PARTS = [
  { key: 'purchase', label: '购置' },
  { key: 'warranty', label: '延保' },
  { key: 'software', label: '席位与云端' },
  { key: 'calibration', label: '校准' },
  { key: 'consumables', label: '耗材' },
] as const;

type CostPart = (typeof COST_PARTS)[number]['key'];

export interface FiveYearCost {
  title: string;
  parts: Record<CostPart, Range>;
  total: Range;
  /** what one participant uses up, in yuan */
  perParticipant: number;
}

const YEARS = 5;
/** The first year is in the price. */
const YEARS_PAID = YEARS - 1;

/** What the five years are reckoned with. */
export type Rates = Record<keyof NonNullable<Item<'purchase'>['rates']>, number>;

/** What each solution costs over five years that has a price; none without rates. */
export function fiveYearCosts(item: Item<'purchase'>, configurations: readonly Configuration[]): FiveYearCost[] {
  const rates = ratesOf(item);
  return rates ? configurations.flatMap((one) => fiveYearsOf(one, rates, item.upkeep) ?? []) : [];
}

/** The rates of an item; null where one is missing. */
export function ratesOf({ rates }: Pick<Item<'purchase'>, 'rates'>): Rates | null {
  return rates && Object.values(rates).every((rate) => rate !== null) ? (rates as Rates) : null;
}

/** What a solution costs over five years; null where its price is no range. */
export function fiveYearsOf(
  { title, price, devices }: Pick<Configuration, 'title' | 'price' | 'devices'>,
  { seats, seatFee, storage, storageFee, warrantyShare, participants }: Rates,
  upkeep: readonly Pick<Item<'purchase'>['upkeep'][number], 'model' | 'perParticipant' | 'calibrationFee'>[],
): FiveYearCost | null {
  const purchase = inYuan(price?.band ?? '');
  if (!purchase) return null;
  const kept = devices.map(({ title: name, quantity }) => {
    const own = upkeep.find(({ model }) => model === name);
    return { quantity, each: own?.perParticipant ?? 0, yearly: own?.calibrationFee ?? 0 };
  });
  const perParticipant = sum(kept.map(({ each }) => each));
  const same = (value: number): Range => [value, value];
  const parts = {
    purchase,
    warranty: purchase.map((value) => (value * warrantyShare * YEARS_PAID) / 100) as Range,
    software: same((seats * seatFee + storage * storageFee) * YEARS_PAID),
    calibration: same(sum(kept.map(({ quantity, yearly }) => quantity * yearly)) * YEARS_PAID),
    consumables: same(perParticipant * participants * YEARS),
  };
  const total = ([0, 1] as const).map((end) => sum(Object.values(parts).map((part) => part[end]))) as Range;
  return { title, parts, total, perParticipant };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
