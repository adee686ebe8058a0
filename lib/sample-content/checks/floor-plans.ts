import type { ContentFolder } from '../../content-service/folder';
import type { Item } from '../../content-service/item';
import { crossing, holds, isBetween, overlap, runsAlong, sweepOf, wallsOf } from '../../floor-plans/geometry';
import { cornersOf, distance, isReadable, readPlan, STANDING } from '../../floor-plans/plan';
import type { Box, FloorPlan, Line, Point, WrittenElement } from '../../floor-plans/plan';
import type { World } from './world';

/** How far an area may be from the one that is stated. */
const ROUNDING = 0.02;

interface Planned {
  plan: FloorPlan;
  data: Item['data'];
  /** all that its page says of the room */
  text: string;
  /** aliases of what it may show */
  devices: string[];
  /** how many of each, where that is known */
  quantities: Map<string, number>;
}

/** A plan can be built, and is the room that its page describes, with the page's devices. @returns one line per breach */
export function checkFloorPlans(folder: ContentFolder, { labs, triggerLines }: World): string[] {
  const products = new Map(folder.list('product').map(({ alias, data }) => [alias, data]));
  return (['solution', 'lab'] as const).flatMap((type) =>
    folder.list(type).flatMap((item) => {
      const place = `${type}/${item.alias}.yaml plan`;
      const { data } = item;
      const written = (data.plan ?? []) as WrittenElement[];
      if (written.length === 0) return [`${place} 没有画`];
      const unreadable = written.filter((element) => !isReadable(element));
      const plan = readPlan(written);
      if (unreadable.length > 0 || !plan) {
        return unreadable.map((element) => `${place} 看不懂 ${JSON.stringify(element)}`);
      }
      const listed = (data.devices ?? []) as { product: string; quantity: number }[];
      const planned: Planned = {
        plan,
        data,
        text: textOf(data),
        devices: labs.find(({ alias }) => alias === item.alias)?.versions ?? listed.map(({ product }) => product),
        quantities: new Map(listed.map(({ product, quantity }) => [product, quantity])),
      };
      return [
        ...standingErrors(plan),
        ...openingErrors(plan),
        ...areaErrors(planned),
        ...deviceErrors(planned),
        ...footprintErrors(planned, products),
        ...lineErrors(plan, triggerLines, `${type}/${item.alias}`),
      ].map((error) => `${place} ${error}`);
    }),
  );
}

/** Everything stands in one room, on floor of its own, clear of service gaps and of doors. */
function standingErrors({ rooms, boxes, lines, marks }: FloorPlan): string[] {
  const standing = boxes.filter(({ kind }) => STANDING.includes(kind));
  const gaps = boxes.filter(({ kind }) => kind === 'gap');
  const doors = lines.filter(({ kind }) => kind === 'door');
  const inOneRoom = (points: Parameters<typeof holds>[1]) => rooms.some((room) => holds(room, points));
  return [
    ...pairs(rooms)
      .filter(areOverlapping)
      .map(([one, other]) => `${nameOf(one)}与${nameOf(other)}重叠`),
    ...[...standing, ...gaps].filter((box) => !inOneRoom(cornersOf(box))).map((box) => `${nameOf(box)}不在一间房里`),
    ...marks.filter(({ at }) => !inOneRoom([at])).map(({ kind, at }) => `${kind} ${at.join(' ')} 不在房里`),
    ...pairs(standing)
      .filter((pair) => areOverlapping(pair) && !isOnTop(pair))
      .map(([one, other]) => `${nameOf(one)}与${nameOf(other)}重叠`),
    ...standing.flatMap((box) => [
      ...gaps.filter((gap) => areOverlapping([box, gap])).map(() => `${nameOf(box)}站在检修空里`),
      ...doors
        .filter((door) => door.swing && overlap(cornersOf(box), sweepOf(door)))
        .map(({ at }) => `${nameOf(box)}挡着门 ${at.join(' ')}`),
    ]),
    ...pairs(doors.filter(({ swing }) => swing))
      .filter(([one, other]) => overlap(sweepOf(one), sweepOf(other)))
      .map(([{ at }, other]) => `门 ${at.join(' ')} 与门 ${other.at.join(' ')} 相撞`),
  ];
}

/** Doors and windows are in walls, one comes into every room, doors are as wide open as closed, no one sees through walls. */
function openingErrors({ rooms, lines }: FloorPlan): string[] {
  const walls = [...rooms.flatMap(wallsOf), ...lines.filter(({ kind }) => kind === 'wall').map(endsOf)];
  const of = (...kinds: Line['kind'][]) => lines.filter(({ kind }) => kinds.includes(kind));
  const isIn = (room: Box, line: Line) => wallsOf(room).some((wall) => runsAlong(line, wall));
  return [
    ...of('door', 'window')
      .filter((line) => !walls.some((wall) => runsAlong(line, wall)))
      .map(({ kind, at }) => `${kind} ${at.join(' ')} 不在墙上`),
    ...pairs(of('door', 'window'))
      .filter(([one, other]) => runsAlong(one, endsOf(other)) || runsAlong(other, endsOf(one)))
      .map(([{ kind, at }]) => `${kind} ${at.join(' ')} 与另一处开口重叠`),
    ...rooms
      .filter((room) => !of('door', 'curtain').some((line) => isIn(room, line)))
      .map((room) => `${nameOf(room)}没有门`),
    ...of('door')
      .filter(({ at, to, swing }) => swing && Math.abs(distance(at, swing) - distance(at, to)) > 0.02)
      .map(({ at }) => `门 ${at.join(' ')} 开着与关着不一样宽`),
    ...of('sightline')
      .filter((line) =>
        walls.some((wall) => {
          const point = crossing(line, wall);
          return point && !of('window').some(({ at, to }) => isBetween(point, at, to));
        }),
      )
      .map(({ at }) => `视线 ${at.join(' ')} 穿过了墙`),
  ];
}

/** The floor is as large as the page says: the whole of a laboratory, every room that is named with its m², every pair of sides. */
function areaErrors({ plan: { rooms, boxes }, data, text }: Planned): string[] {
  const whole = rooms.reduce((sum, room) => sum + areaOf(room), 0);
  const areas = boxes.filter(({ kind }) => kind === 'area');
  const named = rooms.flatMap((room) => {
    const [, stated, atLeast] = new RegExp(`${room.name}[约各两三间| ]{0,6}(\\d+) m²(以上)?`).exec(text) ?? [];
    const isRight = atLeast ? areaOf(room) >= Number(stated) : isNear(areaOf(room), Number(stated));
    return stated && !isRight ? [`${room.name}是 ${areaOf(room).toFixed(1)} m²，正文里是 ${stated} m²`] : [];
  });
  const sides = [...text.matchAll(/(\d+(?:\.\d+)?) m × (\d+(?:\.\d+)?) m(?!²)/g)].filter(
    ([, one, other]) =>
      ![...rooms, ...areas, outlineOf(rooms)].some(({ size }) => isSame(size, [Number(one), Number(other)])),
  );
  return [
    ...(typeof data.area === 'number' && !isNear(whole, data.area)
      ? [`各间一共 ${whole.toFixed(1)} m²，area 是 ${data.area}`]
      : []),
    ...named,
    ...sides.map(([stated]) => `没有一处是 ${stated}`),
    ...[...text.matchAll(/留([\d.]+) m检修/g)]
      .filter(([, deep]) => !boxes.some(({ kind, size }) => kind === 'gap' && Math.min(...size) >= Number(deep)))
      .map(([stated]) => `没有${stated}的空`),
  ];
}

/** Every device of the page is in the plan, no other, and none more often than there are; as many cameras as stated. */
function deviceErrors({ plan, data, devices, quantities }: Planned): string[] {
  const shown = [...plan.boxes, ...plan.marks].filter(({ device }) => device);
  const cameras = plan.marks.filter(({ kind }) => kind === 'camera').length;
  return [
    ...devices.filter((alias) => !shown.some(({ device }) => device === alias)).map((alias) => `没有画 ${alias}`),
    ...shown.filter(({ device }) => !devices.includes(device)).map(({ device }) => `${device} 不在清单里`),
    ...[...quantities].flatMap(([alias, quantity]) => {
      const count = shown.filter(({ device, kind }) => device === alias && kind !== 'camera').length;
      return count > quantity ? [`${alias} 画了 ${count} 处，清单里是 ${quantity}`] : [];
    }),
    ...(typeof data.cameras === 'number' && data.cameras !== cameras
      ? [`画了 ${cameras} 台摄像机，cameras 是 ${data.cameras}`]
      : []),
  ];
}

/** A device takes the floor that its own page states. */
function footprintErrors({ plan }: Planned, products: Map<string, Item['data']>): string[] {
  return plan.boxes.flatMap(({ device, size }) => {
    const decisive = (products.get(device)?.decisive ?? []) as { name: string; value: string }[];
    const stated = decisive
      .find(({ name }) => name === '占地')
      ?.value.split(' × ')
      .map(Number);
    return stated && !isSame(size, stated) ? [`${device} 占地应当是 ${stated.join(' × ')} m`] : [];
  });
}

const MARKER = 'hz-t1';
/** What lies ready on a table is wired to nothing. */
const SPARE = /柜里|桌上|架上|充电/;

/** Every device that the event marker is wired to stands near enough to one; lines run along walls, not across. */
function lineErrors({ boxes, marks }: FloorPlan, { longest, wired }: World['triggerLines'], place: string): string[] {
  const markers = marks.filter(({ device }) => device === MARKER);
  const devices = wired.find((one) => one.place === place)?.to;
  if (!devices) return markers.length > 0 ? ['画了 hz-t1，facts/world.yaml triggerLines 里没有这一间'] : [];
  return [...boxes.map(centreOf), ...marks]
    .filter(({ device, name }) => devices.includes(device) && !SPARE.test(name))
    .flatMap(({ device, at }) => {
      const metres = Math.min(...markers.map((marker) => runBetween(marker.at, at)));
      return metres > longest ? [`${device} 的触发线要 ${metres.toFixed(1)} m，至多 ${longest} m`] : [];
    });
}

const centreOf = ({ device, name, at: [x, y], size: [width, depth] }: Box) => ({
  device,
  name,
  at: [x + width / 2, y + depth / 2] as const,
});

const runBetween = ([x, y]: Point, [otherX, otherY]: Point) => Math.abs(x - otherX) + Math.abs(y - otherY);

function textOf(data: Item['data']): string {
  const facts = (data.roomFacts ?? []) as { name: string; value: string }[];
  return [...facts.map(({ name, value }) => `${name}${value}`), data.description].join('\n');
}

function outlineOf(rooms: readonly Box[]): { size: number[] } {
  return { size: [0, 1].map((axis) => Math.max(...rooms.map(({ at, size }) => at[axis] + size[axis]))) };
}

const areaOf = ({ size: [width, depth] }: Box) => width * depth;
const isNear = (value: number, stated: number) => Math.abs(value / stated - 1) <= ROUNDING;
const isSame = (size: readonly number[], stated: readonly number[]) =>
  [stated, [...stated].reverse()].some((sides) => sides.every((side, axis) => Math.abs(side - size[axis]) < 0.05));
const areOverlapping = ([one, other]: readonly [Box, Box]) => overlap(cornersOf(one), cornersOf(other));
/** A screen stands on a desk, a seat and screens are parts of a rig. */
const isOnTop = (pair: readonly [Box, Box]) =>
  [pair, [pair[1], pair[0]] as const].some(
    ([under, over]) =>
      (under.kind === 'rig' || (under.kind === 'desk' && over.kind === 'screen')) && holds(under, cornersOf(over)),
  );
const endsOf = ({ at, to }: Line) => [at, to] as const;
const nameOf = ({ name, kind, at }: Box) => name || `${kind} ${at.join(' ')}`;

function pairs<Value>(list: readonly Value[]): (readonly [Value, Value])[] {
  return list.flatMap((one, index) => list.slice(index + 1).map((other) => [one, other] as const));
}
