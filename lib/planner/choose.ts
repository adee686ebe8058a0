import { inYuan } from '../price-band';
import {
  isWorn,
  MOTIONS,
  sourcesOf,
  TRIGGERS,
  type Asked,
  type Catalogue,
  type CatalogueVersion,
  type PlannedDevice,
} from './plan';

/** What a version cannot do of what is asked, in the words of a reader; empty where it fits. */
export function misfits({ setup }: CatalogueVersion, { walks, triggers }: Pick<Asked, 'walks' | 'triggers'>): string[] {
  if (!setup) return [];
  const { motion, cable, trigger, outputs } = setup;
  return [
    walks && motion === MOTIONS.seated && '要坐着用',
    walks && cable !== '' && `身上带着${cable}`,
    walks && triggers && trigger === TRIGGERS.body && '触发线要接到走动的人身上',
    triggers && !trigger && !outputs && '没有TTL口',
  ].filter((text) => text !== false);
}

/** What is asked of the versions of one module: where none takes a line, all have the clock. */
export const wishOf = (asked: Asked, siblings: readonly CatalogueVersion[]): Asked => ({
  ...asked,
  triggers: asked.triggers && siblings.some(({ setup }) => setup?.trigger),
});

const costOf = ({ price }: CatalogueVersion): number => inYuan(price?.band ?? '')?.[0] ?? Infinity;

/** A version that a question would take, and the one that does what is asked in its place. */
export interface Replaced {
  from: CatalogueVersion;
  to: CatalogueVersion;
}

/** A version that a plan takes, and the one that a question would take in its place. */
interface Taken extends PlannedDevice {
  wanted?: CatalogueVersion;
}

interface Chosen {
  devices: PlannedDevice[];
  replaced: Replaced[];
}

/**
 * What a plan consists of: what was chosen by hand, or what the questions need, and a version for each measure left.
 * What nobody chose by hand does what is asked wherever a version of its module does.
 */
export function choose(asked: Asked, { versions, solutions, modules }: Catalogue): Chosen {
  const picks: Taken[] = [];
  const each = (version: CatalogueVersion) => (isWorn(version) ? asked.people : 1);
  const found = (devices: readonly { alias: string; amount: number }[]) =>
    devices.flatMap(({ alias, amount }) =>
      versions.filter((one) => one.alias === alias).map((version) => ({ version, amount })),
    );
  picks.push(...found(asked.versions));
  if (asked.versions.length === 0) {
    const wanted = found(
      solutions.filter(({ alias }) => asked.questions.includes(alias)).flatMap(({ devices }) => devices),
    );
    // of two for the same place the dearer one stays: it does what the other one does
    for (const { version, amount } of wanted.sort((a, b) => costOf(b.version) - costOf(a.version)))
      pick(version.module, amount, version);
  }
  for (const module of asked.measures) if (!picks.some(({ version }) => version.module === module)) pick(module, 1);
  if (asked.triggers && asked.versions.length === 0) {
    const lack = lackingSource(merged(), versions);
    if (lack?.source) picks.push({ version: lack.source, amount: lack.amount });
  }
  const rank = ({ version }: PlannedDevice) => modules.findIndex(({ alias }) => alias === version.module);
  return {
    devices: merged().sort((a, b) => rank(a) - rank(b)),
    replaced: picks.flatMap(({ wanted, version }) =>
      wanted && wanted !== version ? [{ from: wanted, to: version }] : [],
    ),
  };

  /** Takes the version of a module that fits best; what is worn at its place makes room where it can. */
  function pick(module: string, amount: number, wanted?: CatalogueVersion): void {
    const version = bestOf(module, wanted);
    if (!version) return;
    if (asked.versions.length === 0)
      for (const other of picks) other.version = besides(other.version, version) ?? other.version;
    picks.push({ wanted, version, amount: Math.max(amount, each(version)) });
  }

  /** The wanted one of a module where it fits; else what most solutions use, and most of, then the cheapest. */
  function bestOf(module: string, wanted?: CatalogueVersion): CatalogueVersion | undefined {
    const siblings = siblingsOf(module);
    const ranks = siblings.map((version) => {
      const used = solutions.flatMap(({ devices }) => devices.filter(({ alias }) => alias === version.alias));
      const amount = used.reduce((sum, device) => sum + device.amount, 0);
      const clashing = picks.filter((other) => clashes(version, other.version));
      const stuck = clashing.filter((other) => asked.versions.length > 0 || !besides(other.version, version));
      const wrong = misfits(version, wishOf(asked, siblings)).length + stuck.length;
      const isOther = version === wanted ? 0 : 1;
      return { version, rank: [wrong, clashing.length, isOther, -used.length, -amount, costOf(version)] };
    });
    const differs = (a: number[], b: number[]) => a.findIndex((value, index) => value !== b[index]);
    ranks.sort(({ rank: a }, { rank: b }) => (differs(a, b) < 0 ? 0 : a[differs(a, b)] - b[differs(a, b)]));
    return ranks[0]?.version;
  }

  /** The sibling of a version that can be worn beside another one, where the version itself cannot. */
  function besides(version: CatalogueVersion, other: CatalogueVersion): CatalogueVersion | undefined {
    if (!clashes(version, other) || version.module === other.module) return undefined;
    const siblings = siblingsOf(version.module);
    const wish = wishOf(asked, siblings);
    return siblings.find(
      (sibling) =>
        misfits(sibling, wish).length === 0 &&
        !clashes(sibling, other) &&
        !picks.some((another) => another.version !== version && clashes(sibling, another.version)),
    );
  }

  function siblingsOf(module: string): CatalogueVersion[] {
    return versions.filter((version) => version.module === module);
  }

  /** Every version once, with as many as anything takes of it. */
  function merged(): PlannedDevice[] {
    const amounts = new Map<CatalogueVersion, number>();
    for (const { version, amount } of picks) amounts.set(version, Math.max(amounts.get(version) ?? 0, amount));
    return [...amounts].map(([version, amount]) => ({ version, amount }));
  }
}

export const chooseDevices = (asked: Asked, catalogue: Catalogue): PlannedDevice[] => choose(asked, catalogue).devices;

/** Where on the body two versions would both be; nowhere, where both may be worn at once. */
export function sharedPlaces(one: CatalogueVersion, other: CatalogueVersion): string[] {
  const isTogether = one.setup?.together.includes(other.alias) || other.setup?.together.includes(one.alias);
  return isTogether ? [] : (one.setup?.places ?? []).filter((place) => other.setup?.places.includes(place));
}

const clashes = (one: CatalogueVersion, other: CatalogueVersion): boolean =>
  one !== other && sharedPlaces(one, other).length > 0;

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Lines that versions take marks by, those that are given, and what would give the rest; null where none lack. */
export function lackingSource(devices: readonly PlannedDevice[], versions: readonly CatalogueVersion[]) {
  const taking = devices.filter(({ version }) => version.setup?.trigger);
  const wanted = sum(taking.map(({ amount }) => amount));
  const given = sum(devices.map(({ version, amount }) => sourcesOf(version) * amount));
  if (given >= wanted) return null;
  const [best] = [...versions].sort((a, b) => sourcesOf(b) - sourcesOf(a));
  const source = best && sourcesOf(best) > 0 ? best : undefined;
  const there = devices.find(({ version }) => version === source)?.amount ?? 0;
  const amount = source ? there + Math.ceil((wanted - given) / sourcesOf(source)) : 0;
  return { taking, wanted, given, source, there, amount };
}

/** The same plan with its devices written out, so that one of them can be changed. */
export function withDevices(asked: Asked, devices: readonly PlannedDevice[]): Asked {
  const kept = devices.map(({ version: { alias }, amount }) => ({ alias, amount }));
  const modules = new Set(devices.map(({ version }) => version.module));
  return { ...asked, versions: kept, measures: asked.measures.filter((module) => modules.has(module)) };
}

/** The same plan with another version in the place of one. */
export function withSwapped(
  asked: Asked,
  devices: readonly PlannedDevice[],
  from: CatalogueVersion,
  to: CatalogueVersion,
): Asked {
  const others = devices.filter(({ version }) => version !== to);
  return withDevices(
    asked,
    others.map((device) => (device.version === from ? { ...device, version: to } : device)),
  );
}
