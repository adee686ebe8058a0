import { holds } from './geometry';
import { middleOf, type FloorPlan } from './plan';

/** A plan in words: how large, which rooms, what stands in each, and by which doors one comes in. */
export function planInWords(plan: FloorPlan, titles: ReadonlyMap<string, string>): string {
  const { rooms, width, depth } = plan;
  const things = [...plan.boxes, ...plan.marks].filter(({ kind }) => kind !== 'gap' && kind !== 'area');
  const each = rooms.map((room) => {
    const { name, size } = room;
    const inside = things.filter((thing) => holds(room, [middleOf(thing)]));
    const names = inside.map((thing) => titles.get(thing.device) ?? thing.name).filter(Boolean);
    const held = [...new Set(names)];
    return `${name}${metres(size[0])} × ${metres(size[1])}${held.length > 0 ? `，里面有${held.join('、')}` : ''}`;
  });
  const glass = plan.lines.filter(({ kind, name }) => kind === 'window' && name).map(({ name }) => name);
  const doors = plan.lines.filter(({ kind }) => kind === 'door').length;
  return [
    `平面图，外框${metres(width)} × ${metres(depth)}`,
    ...each,
    [`一共${doors}扇门`, ...new Set(glass)].join('，'),
  ].join('；');
}

const metres = (length: number) => `${length} m`;
