/** Head in head coordinates: origin between the ears, +z face, metres; the neck runs down to y = −0.2. */
import { Color, type Group, SphereGeometry } from 'three';
import { clay, gloss, hair as hairMaterial, skin } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import {
  box,
  capsule,
  cast,
  ellipsoid,
  mirrored,
  moved,
  path,
  roundCone,
  smoothCommon,
  smoothCut,
  smoothUnion,
  sphere,
  transform,
  union,
  warped,
  type Sdf,
  type Vec3,
} from '../../kit/sdf.ts';
import { surface } from '../../kit/surface.ts';
import { hairStyles, type HairStyle } from './hair.ts';
import { cranium } from './skull.ts';

export interface HeadLook {
  /** Skin colour. */
  skinHex?: string;
  hair?: HairStyle | null;
  hairHex?: string;
  /** Face and neck: narrower jaw and fuller lips, or broader jaw and brow. */
  face?: 'soft' | 'broad';
  age?: 'child' | 'adult' | 'elder';
  /** Spectacles (not an eye tracker). */
  spectacles?: boolean;
  /** Where the eyes look, radians right and up. */
  look?: [number, number];
  /** 1 open, 0 closed. */
  lids?: number;
  mouth?: 'calm' | 'smile' | 'open';
  /** Bare form for products: no eyes, no hair, one clay colour. */
  form?: boolean;
}

export const EYE: Vec3 = [0.0315, -0.003, 0.0735];
const EYE_RADIUS = 0.0132;
const REGION: [Vec3, Vec3] = [
  [-0.13, -0.25, -0.15],
  [0.13, 0.15, 0.14],
];

/** A child's face is shorter and rounder below the eyes. */
const childlike = (f: Sdf): Sdf => warped(f, (x, y, z) => (y < 0 ? [x * 0.97, y * 1.14, z] : [x, y, z]));

function skull(face: 'soft' | 'broad', form: boolean): Sdf {
  const broad = face === 'broad';
  const jaw = mirrored(
    roundCone(
      [broad ? 0.052 : 0.046, -0.048, 0.004],
      [0.016, -0.1, 0.056],
      broad ? 0.027 : 0.024,
      broad ? 0.02 : 0.016,
    ),
  );
  const cheeks = mirrored(sphere([0.035, -0.034, 0.048], broad ? 0.0295 : 0.0305));
  const chin = sphere([0, -0.106, 0.06], broad ? 0.0195 : 0.016);
  const brow = mirrored(capsule([0.01, 0.019, 0.079], [0.044, 0.014, 0.06], broad ? 0.0125 : 0.0105));
  const mouthMound = ellipsoid([0, -0.07, 0.068], [0.027, 0.022, 0.02]);
  const base = smoothUnion(0.03, cranium, cheeks, jaw, chin, mouthMound);
  const sockets = mirrored(ellipsoid([0.033, -0.003, 0.098], [0.021, 0.0135, 0.021]));
  const carved = smoothCut(0.02, smoothUnion(0.02, base, brow), sockets);
  const nose = smoothUnion(
    0.012,
    roundCone([0, 0.004, 0.0825], [0, -0.031, 0.1], 0.0062, broad ? 0.0105 : 0.0092),
    mirrored(sphere([0.0098, -0.0365, 0.0905], broad ? 0.0072 : 0.0062)),
  );
  const ear = mirrored(
    moved(
      smoothUnion(
        0.004,
        smoothCut(0.008, ellipsoid([0, 0, 0], [0.0105, 0.031, 0.021]), sphere([0.017, 0.002, 0.004], 0.0155)),
        ellipsoid([0.001, -0.026, 0.004], [0.006, 0.009, 0.008]),
      ),
      transform([0.084, -0.012, -0.01], [0.12, -0.42, -0.1]),
    ),
  );
  const r = broad ? 0.05 : 0.0435;
  // a person's neck belongs to the body and reaches for the skull; a bare form stands on its own
  const neck = form
    ? roundCone([0, -0.05, -0.018], [0, -0.22, -0.04], r, r + 0.006)
    : roundCone([0, -0.045, -0.018], [0, -0.075, -0.02], r, r * 0.95);
  return smoothUnion(0.012, smoothUnion(form ? 0.03 : 0.026, carved, neck), nose, ear);
}

const eyeball = (s: number): Vec3 => [s * EYE[0], EYE[1], EYE[2]];

/** Upper and lower lid: skin shells round the eyeball, open by a share. */
function lids(open: number): Sdf {
  const ball = sphere(EYE, EYE_RADIUS + 0.0016);
  const upper: Sdf = (x, y, z) => lidEdge(x - EYE[0], open) - y + 0.12 * (z - EYE[2]) * 0.2;
  const lower: Sdf = (x, y) => y - (EYE[1] - 0.0076) - 14 * (x - EYE[0]) ** 2;
  return mirrored(union(smoothCommon(0.0012, ball, upper), smoothCommon(0.0012, ball, lower)));
}

/** Height of the upper lid's edge, `x` from the middle of the eye. */
const lidEdge = (x: number, open: number) => EYE[1] - 0.0072 + 0.0112 * open - 30 * open * x * x + 0.06 * x;

const MOUTH_Y = -0.0665;
const lipLine = (mouth: HeadLook['mouth'], x: number) => {
  const u = x / 0.0225;
  return MOUTH_Y + (mouth === 'smile' ? 0.0036 : 0.0006) * u * u - 0.0007 * Math.cos(u * 6);
};

/** Points on the face straight behind a line drawn on it. */
function onFace(f: Sdf, line: [number, number][], lift = 0): Vec3[] {
  return line.flatMap(([x, y]) => {
    const hit = cast(f, [x, y, 0.2], [0, 0, -1]);
    return hit ? [[hit[0], hit[1], hit[2] + lift] as Vec3] : [];
  });
}

/** Skin colour moved towards red by a share. */
const tinted = (hex: string, share: number) => `#${new Color(hex).lerp(new Color('#b8433f'), share).getHexString()}`;

const range = (n: number) => Array.from({ length: n + 1 }, (_, i) => i / n);

/** The head's surface for casting worn parts onto it. */
export function headSurface({ face = 'soft', age = 'adult', form = false }: HeadLook = {}): Sdf {
  const f = skull(face, form);
  return age === 'child' ? childlike(f) : f;
}

/** Head with face, hair and neck. */
export function head(look: HeadLook = {}): Group {
  const {
    skinHex = '#f1c3a0',
    hair = 'short',
    hairHex = '#1c2340',
    face = 'soft',
    age = 'adult',
    lids: open = 1,
    mouth = 'smile',
    form = false,
  } = look;
  const g = group(null, 'head');
  const bare = headSurface(look);
  const key = `${face}${age}${open}${mouth}`;
  if (form) {
    add(
      g,
      once(`form${face}`, () => surface(bare, 0.0026, REGION)),
      clay(skinHex),
    );
    return g;
  }
  const line = range(12)
    .map((u) => (u - 0.5) * 0.045)
    .map((x): [number, number] => [x, lipLine(mouth, x)]);
  const withLips = (f: Sdf) => {
    const groove = path(onFace(f, line, 0.0008), mouth === 'open' ? 0.0035 : 0.0016);
    return smoothCut(0.003, f, groove);
  };
  const full = once(`face-sdf${key}`, () => {
    const lidded = smoothUnion(0.0025, bare, lids(open));
    return withLips(lidded);
  });
  add(
    g,
    once(`face${key}`, () => surface(full, 0.003, REGION)),
    skin(skinHex),
  );

  // lips: a tinted skin over the mound, fuller below
  const tint = tinted(skinHex, face === 'soft' && age === 'adult' ? 0.5 : 0.28);
  const lipRegion: Sdf = (x, y, z) => {
    const u = Math.abs(x) / 0.0225;
    const middle = lipLine(mouth, x);
    const shape = Math.sqrt(Math.max(0, 1 - u * u));
    const up = (face === 'soft' ? 0.0062 : 0.0048) * shape * (1 - 0.25 * Math.exp(-((x / 0.004) ** 2)));
    const down = (face === 'soft' ? 0.0085 : 0.0066) * shape;
    return Math.max(y - middle - up, middle - down - y, 0.04 - z, (u - 1) * 0.0225);
  };
  const lips = once(`lips${key}`, () => {
    const swell: Sdf = (x, y, z) => full(x, y, z) - 0.0007;
    return surface(smoothCommon(0.0008, swell, lipRegion), 0.0016, [
      [-0.03, -0.09, 0.05],
      [0.03, -0.045, 0.11],
    ]);
  });
  add(g, lips, skin(tint));

  const [right, up] = look.look ?? [0, 0];
  for (const s of [-1, 1]) {
    const eye = group(g, 'eye', eyeball(s), [-up, right, 0]);
    add(
      eye,
      once('eye-white', () => new SphereGeometry(EYE_RADIUS, 24, 16)),
      clay('#f1f2f6'),
    );
    const iris = add(
      eye,
      once('iris', () => new SphereGeometry(EYE_RADIUS * 0.6, 20, 12)),
      gloss('#2a1c17'),
      [0, 0, 0.0072],
    );
    iris.scale.z = 0.92;
    const browLine = range(8).map((u): [number, number] => [
      s * (0.0155 + 0.034 * u),
      0.0185 + 0.0042 * Math.sin(u * 2.6) - 0.0028 * u,
    ]);
    const brow = once(`brow${key}${s}`, () =>
      surface(path(onFace(bare, browLine), face === 'soft' ? 0.0022 : 0.003, 0.0013), 0.0014, [
        [-0.06, 0, 0.03],
        [0.06, 0.04, 0.12],
      ]),
    );
    add(g, brow, hairMaterial(age === 'elder' ? '#8d93a5' : hairHex));
    const lashLine = range(8).map((u): [number, number] => {
      const x = EYE_RADIUS * 0.95 * Math.sin((u - 0.5) * 2.2);
      return [s * (EYE[0] + x), lidEdge(x, open) + 0.0006];
    });
    const lash = once(`lash${key}${s}`, () =>
      surface(path(onFace(full, lashLine), 0.0012, 0.0013), 0.001, [
        [-0.06, -0.03, 0.03],
        [0.06, 0.03, 0.12],
      ]),
    );
    add(g, lash, hairMaterial('#201a22'));
  }
  if (look.spectacles) add(g, spectacles(), gloss('#27345f'));
  if (hair)
    add(
      g,
      once(`hair${hair}`, () =>
        surface(hairStyles[hair](), 0.0048, [
          [-0.17, -0.34, -0.24],
          [0.17, 0.19, 0.15],
        ]),
      ),
      hairMaterial(hairHex),
    );
  return g;
}

const spectacles = () =>
  once('spectacles', () => {
    const rim = mirrored((x, y, z) => {
      const ring =
        Math.abs(
          Math.max(Math.abs(x - 0.0335) - 0.0235, Math.abs(y + 0.005) - 0.0175) * 0.5 +
            (Math.hypot(x - 0.0335, y + 0.005) - 0.021) * 0.5,
        ) - 0.0014;
      return Math.max(ring, Math.abs(z - 0.1035 + 3 * x * x) - 0.0018);
    });
    const bridge = box([0, 0.002, 0.1035], [0.0115, 0.0014, 0.0015], 0.0012);
    const arms = mirrored(
      path(
        [
          [0.057, 0.002, 0.094],
          [0.079, 0.004, 0.06],
          [0.0845, 0.006, -0.01],
          [0.084, -0.014, -0.035],
        ],
        0.0018,
      ),
    );
    return surface(smoothUnion(0.002, rim, bridge, arms), 0.0011, [
      [-0.1, -0.04, -0.05],
      [0.1, 0.03, 0.12],
    ]);
  });
