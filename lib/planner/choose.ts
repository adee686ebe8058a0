import { inYuan } from '../price-band';
import {
  isWorn,
  MOTIONS,
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

/** What a plan consists of: what was chosen by hand, or what the questions need, and a version for each measure left. */
export function chooseDevices(asked: Asked, { versions, solutions, modules }: Catalogue): PlannedDevice[] {
  const find = (name: string) => versions.find(({ alias }) => alias === name);
  const amounts = new Map<CatalogueVersion, number>();
  const put = (version: CatalogueVersion | undefined, amount: number) =>
    version && amounts.set(version, Math.max(amounts.get(version) ?? 0, amount));
  const each = (version: CatalogueVersion) => (isWorn(version) ? asked.people : 1);
  for (const { alias, amount } of asked.versions) put(find(alias), amount);
  if (asked.versions.length === 0)
    for (const { alias, amount } of solutions
      .filter((one) => asked.questions.includes(one.alias))
      .flatMap((one) => one.devices)) {
      const version = find(alias);
      if (version) put(version, Math.max(amount, each(version)));
    }
  for (const module of asked.measures) {
    if ([...amounts.keys()].some((version) => version.module === module)) continue;
    const version = bestOf(
      versions.filter((one) => one.module === module),
      asked,
      solutions,
    );
    if (version) put(version, each(version));
  }
  const rank = ({ version }: PlannedDevice) => modules.findIndex(({ alias }) => alias === version.module);
  return [...amounts].map(([version, amount]) => ({ version, amount })).sort((a, b) => rank(a) - rank(b));
}

/** The version that fits best; of several the one that most solutions use, and most of, then the cheapest. */
function bestOf(
  versions: readonly CatalogueVersion[],
  asked: Asked,
  solutions: Catalogue['solutions'],
): CatalogueVersion | undefined {
  const ranks = versions.map((version) => {
    const used = solutions.flatMap(({ devices }) => devices.filter(({ alias }) => alias === version.alias));
    const amount = used.reduce((sum, device) => sum + device.amount, 0);
    const cost = inYuan(version.price?.band ?? '')?.[0] ?? Infinity;
    return { version, rank: [misfits(version, asked).length, -used.length, -amount, cost] };
  });
  const differs = (a: number[], b: number[]) => a.findIndex((value, index) => value !== b[index]);
  ranks.sort(({ rank: a }, { rank: b }) => (differs(a, b) < 0 ? 0 : a[differs(a, b)] - b[differs(a, b)]));
  return ranks[0]?.version;
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
