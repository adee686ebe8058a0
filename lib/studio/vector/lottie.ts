import { simplified, type Curve, type Point } from './curve';

/** The part of the Lottie format that the drawings use (lottie.github.io/lottie-spec). Colours are `#rrggbb`, sizes px, times frames. */
export const FRAME_RATE = 30;

type Ease = 'linear' | 'smooth' | 'out' | 'hold';
type Value = number | number[];

/** A value at a time; `ease` is how it goes on from here to the next. */
export interface Key<T extends Value = Value> {
  t: number;
  value: T;
  ease?: Ease;
}

export interface Property {
  a: 0 | 1;
  k: unknown;
}

const EASES: Record<Exclude<Ease, 'hold'>, { o: { x: number; y: number }; i: { x: number; y: number } }> = {
  linear: { o: { x: 0, y: 0 }, i: { x: 1, y: 1 } },
  smooth: { o: { x: 0.4, y: 0 }, i: { x: 0.6, y: 1 } },
  // the site's own curve: cubic-bezier(.2,.8,.2,1)
  out: { o: { x: 0.2, y: 0.8 }, i: { x: 0.2, y: 1 } },
};

export function still(value: Value): Property {
  return { a: 0, k: value };
}

export function keyed(keys: Key[]): Property {
  const last = keys.length - 1;
  return {
    a: 1,
    k: keys.map(({ t, value, ease = 'linear' }, index) => {
      const s = (Array.isArray(value) ? value : [value]).map((number) => Math.round(number * 10) / 10);
      if (index === last) return { t, s };
      return ease === 'hold' ? { t, s, h: 1 } : { t, s, ...EASES[ease] };
    }),
  };
}

/**
 * `f` at every frame of one loop, without the keys that a straight line between the others replaces.
 * Frame 0 and frame `frames` are the same moment.
 */
export function sampled(f: (frame: number) => number, frames: number, tolerance: number): Property {
  return keyed(loopKeys(f, frames, tolerance));
}

export function loopKeys(f: (frame: number) => number, frames: number, tolerance: number): Key<number>[] {
  const points = Array.from({ length: frames + 1 }, (_, frame): Point => [frame, f(frame % frames)]);
  return simplified(points, tolerance).map(([t, value]) => ({ t, value }));
}

/**
 * Linear keys of one event that may begin before or end after the loop, cut and
 * laid into 0 … `frames`: what runs out at the end comes in at the start.
 * Outside its keys the event has its first value, which must also be its last.
 */
export function wrapped(keys: Key<number>[], frames: number): Property {
  const rest = keys[0].value;
  const value = (t: number): number => {
    for (const shift of [-frames, 0, frames]) {
      const at = t - shift;
      const next = keys.findIndex((key) => key.t > at);
      if (next > 0) {
        const [a, b] = [keys[next - 1], keys[next]];
        return a.value + ((b.value - a.value) * (at - a.t)) / (b.t - a.t);
      }
    }
    return rest;
  };
  const inside = keys.map(({ t }) => ((t % frames) + frames) % frames);
  const times = [...new Set([0, ...inside, frames])].sort((a, b) => a - b);
  return keyed(times.map((t) => ({ t, value: value(t % frames) })));
}

/** One thing of a shape layer: a path, its line or area, a trim, a group. */
export type Shape = { ty: string } & Record<string, unknown>;

export function path(curve: Curve): Shape {
  return { ty: 'sh', ks: { a: 0, k: tenths(curve) } };
}

/** `frames` are whole curves with equally many vertices. */
export function morph(keys: { t: number; curve: Curve }[]): Shape {
  const last = keys.length - 1;
  const k = keys.map(({ t, curve }, index) => ({ t, s: [tenths(curve)], ...(index < last && EASES.linear) }));
  return { ty: 'sh', ks: { a: 1, k } };
}

function tenths({ c, v, i, o }: Curve): Curve {
  const round = (points: Point[]) => points.map(([x, y]): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]);
  return { c, v: round(v), i: round(i), o: round(o) };
}

export function ellipse(centre: Point, size: Property | number): Shape {
  return { ty: 'el', p: still(centre), s: typeof size === 'number' ? still([size, size]) : size };
}

/** (x, y) is the upper left corner. */
export function rectangle(x: number, y: number, width: number, height: number, radius = 0): Shape {
  return { ty: 'rc', p: still([x + width / 2, y + height / 2]), s: still([width, height]), r: still(radius) };
}

export function line(
  colour: string,
  width: number,
  { opacity = 100, dash, butt }: { opacity?: number | Property; dash?: Dash; butt?: boolean } = {},
): Shape {
  const d = dash && [
    { n: 'd', v: still(dash.length) },
    { n: 'g', v: still(dash.gap) },
    { n: 'o', v: dash.offset ?? still(0) },
  ];
  return {
    ty: 'st',
    c: still(rgb(colour)),
    o: property(opacity),
    w: still(width),
    lc: butt ? 1 : 2,
    lj: 2,
    ...(d && { d }),
  };
}

interface Dash {
  length: number;
  gap: number;
  offset?: Property;
}

export function area(colour: string, opacity: number | Property = 100): Shape {
  return { ty: 'fl', c: still(rgb(colour)), o: property(opacity) };
}

/** An area that fades from the centre outwards; `stops` are [share of the radius, opacity 0 … 1]. */
export function glow(
  colour: string,
  centre: Point,
  radius: number,
  stops: [number, number][],
  opacity: number | Property = 100,
): Shape {
  const colours = stops.flatMap(([at]) => [at, ...rgb(colour).slice(0, 3)]);
  return {
    ty: 'gf', t: 2, s: still(centre), e: still([centre[0] + radius, centre[1]]), o: property(opacity),
    g: { p: stops.length, k: still([...colours, ...stops.flat()]) },
  }; // prettier-ignore
}

/** Shows the share from `start` to `end` (per cent) of the paths beside it; `offset` in degrees of the whole length. */
export function trim(start: number | Property, end: number | Property, offset: number | Property = 0): Shape {
  return { ty: 'tm', s: property(start), e: property(end), o: property(offset), m: 1 };
}

/** `copies` of what stands before it, each `period` px further to the right. */
export function repeat(copies: number, period: number): Shape {
  return {
    ty: 'rp',
    c: still(copies),
    o: still(0),
    m: 1,
    tr: { ...transform({ position: [period, 0] }), so: still(100), eo: still(100) },
  };
}

export interface Placement {
  position?: Point | Property;
  rotation?: number | Property;
  scale?: number[] | Property;
  opacity?: number | Property;
}

export function group(shapes: Shape[], placement: Placement = {}): Shape {
  return { ty: 'gr', it: [...shapes, { ty: 'tr', ...transform(placement) }] };
}

export interface Layer extends Record<string, unknown> {
  nm: string;
  ks: Record<string, Property>;
}

/** The first layer of a list lies on top, as in the format. */
export function layer(name: string, shapes: Shape[], placement: Placement = {}, parent?: Layer): Layer {
  return { ty: 4, nm: name, ks: transform(placement), shapes, ...(parent && { parent }) };
}

/** The same layer, seen only inside the curve (in the layer's own px). */
export function masked(masked: Layer, curve: Curve): Layer {
  return {
    ...masked,
    hasMask: true,
    masksProperties: [{ mode: 'a', inv: false, pt: { a: 0, k: tenths(curve) }, o: still(100), x: still(0) }],
  };
}

/** A picture inside the picture: shows `width` × `height` px of its layers, whose own (0, 0) is its corner. */
export function precomp(name: string, [x, y, width, height]: [number, number, number, number], layers: Layer[]): Layer {
  return { ty: 0, nm: name, ks: transform({ position: [x, y] }), w: width, h: height, layers };
}

/** Only what differs from the format's defaults; the player insists on the opacity. */
function transform({ position, rotation, scale, opacity = 100 }: Placement): Record<string, Property> {
  return {
    o: property(opacity),
    ...(rotation !== undefined && { r: property(rotation) }),
    ...(position !== undefined && { p: property(position) }),
    ...(scale !== undefined && { s: property(scale) }),
  };
}

function property(value: Value | Property): Property {
  return typeof value === 'number' || Array.isArray(value) ? still(value) : value;
}

function rgb(colour: string): number[] {
  return [1, 3, 5].map((at) => Math.round((parseInt(colour.slice(at, at + 2), 16) / 255) * 1000) / 1000).concat(1);
}

export interface Animation {
  v: string;
  fr: number;
  ip: number;
  op: number;
  w: number;
  h: number;
  nm: string;
  assets: object[];
  layers: object[];
}

/** A whole file: `frames` long at 30 per second, every precomp an asset of its own. */
export function animation(name: string, size: [number, number], frames: number, layers: Layer[]): Animation {
  const assets: object[] = [];
  return {
    v: '5.7.0',
    fr: FRAME_RATE,
    ip: 0,
    op: frames,
    w: size[0],
    h: size[1],
    nm: name,
    layers: numbered(layers, frames, assets),
    assets,
  };
}

function numbered(layers: Layer[], frames: number, assets: object[]): object[] {
  return layers.map(({ layers: inner, parent, ...own }, index) => {
    const common = {
      ...own,
      ind: index + 1,
      ip: 0,
      op: frames,
      st: 0,
      ...(parent ? { parent: layers.indexOf(parent as Layer) + 1 } : {}),
    };
    if (!inner) return common;
    const id = `w${assets.length + 1}`;
    const asset = { id, layers: [] as object[] };
    assets.push(asset);
    asset.layers = numbered(inner as Layer[], frames, assets);
    return { ...common, refId: id };
  });
}

/** The file's text: no spaces, no more than three digits. */
export function lottieText(file: Animation): string {
  return JSON.stringify(file, (_, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 1000) / 1000 : value,
  );
}
