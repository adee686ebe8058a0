import type { WrittenElement } from '../floor-plans/plan';
import { sum } from './choose';
import type { CatalogueSolution, CatalogueVersion, PlannedDevice } from './plan';

/**
 * The plan of a solution's room, with the planned versions where its own were. Null where that would say what nobody
 * knows: where more of them would be, or what another rig or another set of cameras takes of the floor.
 */
export function planOfRoom<Element extends Pick<WrittenElement, 'kind' | 'device'>>(
  written: readonly Element[],
  base: CatalogueSolution,
  devices: readonly PlannedDevice[],
  versions: readonly CatalogueVersion[],
): Element[] | null {
  const moduleOf = (alias: string) => versions.find((version) => version.alias === alias)?.module;
  const isNew = ({ version }: PlannedDevice) => !base.devices.some(({ alias }) => alias === version.alias);
  const inPlaceOf = (alias: string) =>
    devices.find(({ version }) => version.alias === alias) ??
    devices.find((device) => isNew(device) && device.version.module === moduleOf(alias));
  const places = base.devices.map(({ alias, amount }) => ({ alias, amount, by: inPlaceOf(alias) }));
  const there = (device: PlannedDevice) => places.filter(({ by }) => by === device).map(({ amount }) => amount);
  if (devices.some((device) => ![0, device.amount].includes(sum(there(device))))) return null;
  const drawn = written.map((element) => {
    if (!element.device) return element;
    const by = places.find(({ alias }) => alias === element.device)?.by?.version.alias;
    if (by === element.device) return element;
    if (element.kind !== 'device') return null;
    return by ? { ...element, device: by } : [];
  });
  return drawn.includes(null) ? null : drawn.flatMap((element) => element ?? []);
}
