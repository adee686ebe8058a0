/** Pulse and heart sensors close up: wrist band, its dock, ear clip, chest ECG. Wrist parts lie in wrist coordinates. */
import { CylinderGeometry, type Group } from 'three';
import { clay, colour, glow, gloss, metal } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import type { Sdf, Vec3 } from '../../kit/sdf.ts';
import { roundedBox, slab, tube, turned } from '../../kit/solid.ts';
import { surface } from '../../kit/surface.ts';
import { ribbon } from './fixing.ts';

const GREEN = '#39ff9a';
const GOLD = '#e3c171';

/** Flat disc on y = 0. */
export const disc = (r: number, h: number, edge = h / 2.2, inner = 0) =>
  turned([[inner, h], [r, h], [r, 0], [inner, 0]], Math.min(edge, h / 2.1), 48); // prettier-ignore

/** What touches the skin: dark dome with two green lamps, an infra-red window and charging contacts; looks +y. */
function pulseFace(): Group {
  const g = group(null, 'pulse-face');
  add(g, disc(0.0125, 0.0026, 0.0018), gloss('#0a1020'));
  for (const x of [-0.0052, 0.0052]) add(g, disc(0.0024, 0.0034, 0.0008), glow(GREEN), [x, 0, -0.0012]);
  add(g, roundedBox(0.0058, 0.001, 0.0036, 0.0004), gloss('#5a1420'), [0, 0.0026, 0.005]);
  for (const x of [-0.0035, 0.0035]) add(g, disc(0.0014, 0.0009), metal(GOLD), [x, 0, 0.0146]);
  return g;
}

/** HZ-W1 closed as on a wrist: axis z, capsule without a screen on top (+y). */
export function wristBand({ bandHex = '#16203f', caseHex = '#f4f7ff' } = {}): Group {
  const g = group(null, 'wrist-band');
  const band: Sdf = (x, y, z) => {
    const r = Math.abs(Math.hypot(x / 1.12, y) - 0.0315) - 0.0012;
    const b = Math.abs(z) - (0.0098 + Math.max(0, y) * 0.06);
    return Math.min(Math.max(r, b), 0) + Math.hypot(Math.max(r, 0), Math.max(b, 0)) - 0.0009;
  };
  add(g, once('pulse-band', () => surface(band, 0.0012, [[-0.05, -0.05, -0.03], [0.05, 0.05, 0.03]])), clay(bandHex)); // prettier-ignore
  add(g, slab(0.04, 0.031, 0.0105, 0.0125, 0.0046), clay(caseHex), [0, 0.0262, 0]);
  add(g, slab(0.014, 0.0018, 0.0006, 0.0008, 0.0002), clay(colour.brand), [0, 0.0365, 0.008]);
  const face = pulseFace();
  face.position.set(0, 0.0266, 0);
  face.rotation.set(Math.PI, 0, 0);
  g.add(face);
  add(g, roundedBox(0.0075, 0.0052, 0.0245, 0.002), clay(bandHex), [0.0155, -0.0282, 0], [0, 0, 0.48]);
  add(g, roundedBox(0.005, 0.0062, 0.0232, 0.0016), metal('#aeb7c9'), [-0.008, -0.0312, 0], [0, 0, -0.22]);
  return g;
}

/** HZ-W1 opened and laid on its front: sensor face up, straps to both sides along x. */
export function wristBandOpen({ bandHex = '#16203f' } = {}): Group {
  const g = group(null, 'wrist-band-open');
  for (const s of [-1, 1]) {
    const l = s > 0 ? 0.122 : 0.088;
    const line: Vec3[] = [[s * 0.014, 0.0066, 0], [s * 0.022, 0.0068, 0], [s * 0.04, 0.0075, 0], [s * l * 0.66, 0.0055, 0], [s * l * 0.85, 0.006, 0], [s * l, 0.0105, 0]]; // prettier-ignore
    add(g, ribbon(line, 0.0205, 0.0026, [0, 0, 1]), clay(bandHex));
    if (s > 0)
      for (let i = 0; i < 7; i++) add(g, new CylinderGeometry(0.0013, 0.0013, 0.0032, 16), gloss('#05080f'), [0.062 + i * 0.0072, 0.0066 - i * 0.0001, 0]); // prettier-ignore
    else {
      add(g, roundedBox(0.006, 0.004, 0.026, 0.0018), metal('#aeb7c9'), [-0.088, 0.0105, 0], [0, 0, -0.25]);
      add(g, roundedBox(0.007, 0.0065, 0.0245, 0.002), clay(bandHex), [-0.07, 0.0062, 0]);
    }
  }
  add(g, slab(0.04, 0.031, 0.0105, 0.0125, 0.0046), clay('#f4f7ff'));
  const face = pulseFace();
  face.position.set(0, 0.0102, 0);
  g.add(face);
  return g;
}

/** Charging dock: a bar on two posts that bands are pushed over, capsules up. */
export function wristDock(count = 6, step = 0.058): Group {
  const g = group(null, 'wrist-dock');
  const w = count * step + 0.04;
  add(g, slab(w + 0.03, 0.1, 0.014, 0.02, 0.005), clay('#ffffff'));
  add(g, roundedBox(w, 0.022, 0.016, 0.0075), clay('#eef2fb'), [0, 0.092, 0]);
  for (const s of [-1, 1]) add(g, roundedBox(0.016, 0.095, 0.034, 0.0075), clay('#ffffff'), [s * (w / 2 - 0.004), 0.055, 0]); // prettier-ignore
  for (let i = 0; i < count; i++) {
    const band = wristBand();
    band.position.set((i - (count - 1) / 2) * step, 0.0765, 0);
    band.rotation.set(0, Math.PI / 2, 0);
    g.add(band);
    add(g, roundedBox(0.009, 0.0018, 0.003, 0.0008), glow(i === 4 ? colour.skin : GREEN), [(i - (count - 1) / 2) * step, 0.0143, 0.04]); // prettier-ignore
  }
  return g;
}

/**
 * HZ-W2 clip: hinge at the origin (axis z), jaws upwards, grips and lead downwards; closes on a lobe in the plane x = 0.
 * @param open half angle between the jaws (rad)
 */
export function earClip(open = 0.1, hex = '#f4f7ff'): Group {
  const g = group(null, 'ear-clip');
  for (const s of [-1, 1]) {
    const jaw = group(g, 'jaw', [0, 0, 0], [0, 0, -s * open]);
    add(jaw, roundedBox(0.0042, 0.0235, 0.0105, 0.0019), clay(hex), [s * 0.0046, 0.0085, 0]);
    add(jaw, roundedBox(0.0052, 0.0125, 0.0125, 0.0024), clay(hex), [s * 0.0044, 0.0152, 0]);
    const pad = group(jaw, 'pad', [s * 0.0018, 0.0152, 0], [0, 0, (s * Math.PI) / 2]);
    add(pad, disc(0.0053, 0.0014), clay('#c9d6f0'));
    add(pad, disc(0.0026, 0.0021, 0.0005), s > 0 ? glow('#ff4d5e') : gloss('#10060c'));
    add(jaw, roundedBox(0.0034, 0.011, 0.0095, 0.0015), clay(colour.navy), [s * 0.0052, -0.0085, 0], [0, 0, s * 0.2]);
  }
  const hinge = new CylinderGeometry(0.0034, 0.0034, 0.0125, 28);
  hinge.rotateX(Math.PI / 2);
  add(g, hinge, metal('#aeb7c9'));
  return g;
}

/** HZ-W2 main unit: flat bean, 34 × 20 × 8 mm, lying on y = 0. */
export function earUnit(): Group {
  const g = group(null, 'ear-unit');
  add(g, slab(0.021, 0.036, 0.0085, 0.0095, 0.0038), clay('#f4f7ff'));
  add(g, slab(0.0025, 0.011, 0.0006, 0.0012, 0.0002), glow(colour.heart), [0, 0.0083, -0.006]);
  add(g, disc(0.0028, 0.0005), clay(colour.navy), [0, 0.0082, 0.0085]);
  return g;
}

/** Stick-on electrode with the snap of its lead. @param hex colour of the snap; null: electrode alone */
export function ecgElectrode(hex: string | null = colour.heart, r = 0.02): Group {
  const g = group(null, 'ecg-electrode');
  add(g, disc(r, 0.0016), clay('#ffffff'));
  add(g, disc(r * 0.5, 0.0022), clay('#dfe6f4'));
  if (hex) {
    add(g, disc(0.0082, 0.0068, 0.002), clay(hex), [0, 0.0016, 0]);
    add(g, disc(0.0036, 0.0009), metal('#d3d9e6'), [0, 0.0084, 0]);
  } else add(g, disc(0.0042, 0.0052, 0.0012), metal('#d3d9e6'));
  return g;
}

/** HZ-W3 main unit, 62 × 44 × 13 mm: leads leave at −z; TTL socket and magnetic contacts on the +z side. */
export function ecgUnit(): Group {
  const g = group(null, 'ecg-unit');
  add(g, slab(0.062, 0.044, 0.0135, 0.0135, 0.0052), clay('#f4f7ff'));
  const beat: Vec3[] = [[-0.02, 0, 0], [-0.009, 0, 0], [-0.006, 0, -0.0035], [-0.002, 0, 0.007], [0.001, 0, -0.009], [0.0045, 0, 0.003], [0.007, 0, 0], [0.02, 0, 0]].map(([x, , z]) => [x, 0.0134, z]); // prettier-ignore
  for (let i = 1; i < beat.length; i++) add(g, tube([beat[i - 1], beat[i]], 0.0008, 3), glow(colour.heart));
  add(g, roundedBox(0.036, 0.0062, 0.003, 0.0028), clay('#dfe6f4'), [-0.002, 0.0066, 0.0209]);
  const socket = group(g, 'ttl', [0.0105, 0.0066, 0.0222], [Math.PI / 2, 0, 0]);
  add(socket, disc(0.0026, 0.0012, 0.0004, 0.0015), metal('#9aa5bb'));
  add(socket, disc(0.0016, 0.0004), gloss('#05070f'));
  for (let i = 0; i < 4; i++) {
    const pin = group(g, 'contact', [-0.0145 + i * 0.0042, 0.0066, 0.0222], [Math.PI / 2, 0, 0]);
    add(pin, disc(0.0014, 0.0006), metal(GOLD));
  }
  for (let i = 0; i < 3; i++) add(g, roundedBox(0.007, 0.0065, 0.005, 0.002), clay(colour.navy), [-0.013 + i * 0.013, 0.0066, -0.0222]); // prettier-ignore
  return g;
}

/** HZ-W3 with three leads to electrodes that lie at `ends`. */
export function chestEcg(
  ends: Vec3[] = [
    [-0.075, 0, -0.075],
    [0.0, 0, -0.105],
    [0.08, 0, -0.06],
  ],
): Group {
  // prettier-ignore
  const g = group(null, 'chest-ecg');
  g.add(ecgUnit());
  const hexes = [colour.heart, '#f4f7ff', colour.brand];
  ends.forEach((end, i) => {
    const x = -0.013 + i * 0.013;
    const e = ecgElectrode(hexes[i]);
    e.position.set(...end);
    g.add(e);
    add(g, tube([[x, 0.0066, -0.022], [x, 0.006, -0.03], [x + (end[0] - x) * 0.45, 0.003, -0.03 + (end[2] + 0.03) * 0.35], [end[0] - (end[0] - x) * 0.12, 0.006, end[2] + 0.016], [end[0], 0.0055, end[2] + 0.004]], 0.0016), clay(colour.ink)); // prettier-ignore
  });
  return g;
}
