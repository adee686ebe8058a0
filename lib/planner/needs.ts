import { weeksOf } from '../lead-weeks';
import { inYuan, sumOfBands } from '../price-band';
import { chooseDevices } from './choose';
import { loadOf } from './contradictions';
import type { Asked, Catalogue, CatalogueSolution, PlannedDevice } from './plan';

/** What a plan takes beside its devices, as far as it can be added up. */
export interface Needs {
  /** the solution whose room and first month stand for the plan; null where none has a module of it */
  base: CatalogueSolution | null;
  /** it was asked for; otherwise it is the nearest */
  isAsked: boolean;
  /** exactly the devices of the base: its price and lead time are the plan's */
  isWhole: boolean;
  /** e.g. `46–58万元`, empty where a device has no price */
  price: string;
  priceDate: string;
  /** titles of devices whose price is not known, and so not in the sum */
  unpriced: string[];
  /** of what takes longest */
  leadTime: { title: string; text: string } | null;
  /** W */
  power: number;
  load: ReturnType<typeof loadOf>;
}

/** Is the room of the base the plan's own: was it asked for, or is it all of its devices? */
export const isOwnRoom = ({ isAsked, isWhole }: Needs): boolean => isAsked || isWhole;

/** @param devices what the plan consists of, where it is known already */
export function needsOf(asked: Asked, catalogue: Catalogue, devices = chooseDevices(asked, catalogue)): Needs {
  const base = baseOf(asked, catalogue, devices);
  const isWhole = Boolean(base && isSame(base, devices));
  const bands = devices.map(({ version, amount }) => ({ version, amount, band: version.price?.band ?? '' }));
  const known = bands.filter(({ band }) => inYuan(band));
  const slowest = [...devices].sort((a, b) => latestWeek(b.version.leadTime) - latestWeek(a.version.leadTime))[0]
    ?.version;
  const whole = isWhole ? base : null;
  const price = whole?.price ? whole.price.band : sumOfBands(bands);
  const dates = known.map(({ version }) => version.price?.date ?? '').sort();
  return {
    base,
    isAsked: Boolean(base && asked.questions.includes(base.alias)),
    isWhole,
    price,
    // the oldest of them: nothing is said to be newer than it is
    priceDate: whole?.price ? whole.price.date : (dates[0] ?? ''),
    unpriced: bands.filter(({ band }) => !inYuan(band)).map(({ version }) => version.title),
    leadTime: whole?.leadTime
      ? { title: whole.title, text: whole.leadTime }
      : slowest?.leadTime
        ? { title: slowest.title, text: slowest.leadTime }
        : null,
    power: devices.reduce((sum, { version, amount }) => sum + (version.setup?.power ?? 0) * amount, 0),
    load: loadOf(devices),
  };
}

/** The first that was asked for, or the one that shares the most modules with the plan and has the fewest others. */
function baseOf({ questions }: Asked, { solutions, versions }: Catalogue, devices: readonly PlannedDevice[]) {
  const asked = solutions.find(({ alias }) => questions.includes(alias));
  if (asked) return asked;
  const planned = new Set(devices.map(({ version }) => version.module));
  const ranked = solutions
    .map((solution) => {
      const own = new Set(
        solution.devices.flatMap(({ alias }) => versions.find((version) => version.alias === alias)?.module ?? []),
      );
      return { solution, shared: [...own].filter((module) => planned.has(module)).length, size: own.size };
    })
    .sort((a, b) => b.shared - a.shared || a.size - b.size);
  return ranked[0]?.shared ? ranked[0].solution : null;
}

function isSame({ devices: own }: CatalogueSolution, devices: readonly PlannedDevice[]): boolean {
  return (
    own.length === devices.length &&
    own.every(({ alias, amount }) => devices.some((one) => one.version.alias === alias && one.amount === amount))
  );
}

/** The last week in which something comes; 0 where the text names none. */
const latestWeek = (leadTime: string) => weeksOf(leadTime)?.[1] ?? 0;
