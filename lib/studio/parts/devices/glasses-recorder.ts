/** Recorder of the eye-tracking glasses: a pocket box that lies on y = 0, sockets towards +z. */
import type { Group, Material } from 'three';
import { clay, colour, glow, gloss, metal, screen } from '../../kit/material.ts';
import { add, group } from '../../kit/node.ts';
import type { Vec3 } from '../../kit/sdf.ts';
import { panel, roundedBox, slab, tube, turned } from '../../kit/solid.ts';
import { circle, rect, svg } from '../screens.ts';
import type { GlassesModel } from './eye-tracking-glasses.ts';

interface Design {
  size: Vec3;
  body: Material;
  capHex: string;
  ttl: boolean;
  bays: boolean;
}

const DESIGNS: Record<GlassesModel, Design> = {
  g1: { size: [0.062, 0.018, 0.096], body: clay('#596079'), capHex: '#2c3348', ttl: false, bays: false },
  g2: { size: [0.066, 0.0125, 0.112], body: clay('#151c30'), capHex: '#0d1326', ttl: false, bays: true },
  g3: { size: [0.072, 0.024, 0.118], body: metal('#9a9fac'), capHex: '#1b2233', ttl: true, bays: false },
};

/** Size of a model's recorder: width, thickness, length (m). */
export const recorderSize = (model: GlassesModel) => DESIGNS[model].size;

/** Gaze point over the scene picture, as the recorder's own small display shows it. */
const preview = () =>
  screen('recorder-preview', svg(320, 200, '#16244f', rect(0, 120, 320, 80, 0, '#24386f') + rect(30, 40, 70, 90, 8, '#4767b8') + rect(200, 60, 80, 70, 8, '#3d5aa6') + circle(150, 96, 26, 'none', 'stroke="#37d6a3" stroke-width="8"') + rect(16, 14, 44, 12, 6, '#ff5c7a') + rect(260, 14, 44, 12, 6, '#ffffff', 0.7))); // prettier-ignore

export function glassesRecorder(model: GlassesModel = 'g2'): Group {
  const g = group(null, 'glasses-recorder');
  const { size, body, capHex, ttl, bays } = DESIGNS[model];
  const [w, t, d] = size;
  const bevel = Math.min(0.005, t * 0.32);
  add(g, slab(w, d, t, 0.012, bevel), body);
  add(g, roundedBox(w - 0.012, t * 0.72, 0.004, 0.0018), clay(capHex), [0, t / 2, d / 2 - 0.0005]);
  const top = t + 0.0001;
  if (model !== 'g1') {
    add(g, slab(0.046, 0.033, 0.0012, 0.004, 0.0005), gloss('#05080f'), [0, t - 0.0004, -d * 0.2]);
    add(g, panel(0.041, 0.0265, 0.002), preview(), [0, t + 0.0011, -d * 0.2], [-Math.PI / 2, 0, 0]);
  } else {
    // belt clip
    add(g, slab(0.024, 0.06, 0.0025, 0.008, 0.001), clay(capHex), [0, t + 0.003, -0.008]);
    add(g, roundedBox(0.024, 0.006, 0.008, 0.002), clay(capHex), [0, t, -0.034]);
  }
  const button = turned([[0, 0.0022], [0.0062, 0.0022], [0.007, 0], [0, 0]], 0.0008, 32); // prettier-ignore
  add(g, button, clay(colour.brand), [0, t - 0.0004, d * 0.22]);
  for (let i = 0; i < 3; i++) add(g, roundedBox(0.0042, 0.0008, 0.0018, 0.0004), glow([colour.muscle, colour.gaze, colour.skin][i]), [-0.009 + i * 0.009, top, d * 0.37]); // prettier-ignore
  if (bays)
    for (const s of [-1, 1]) {
      // two battery doors on the long sides with a finger notch
      add(g, roundedBox(0.0012, t * 0.6, 0.046, 0.0005), clay('#252e4a'), [s * (w / 2 - 0.0002), t / 2, -0.012]);
      add(g, roundedBox(0.0014, t * 0.22, 0.012, 0.0006), clay(colour.brand), [s * (w / 2 + 0.0001), t / 2, -0.012]);
    }
  usbPort(g, [ttl ? 0.024 : 0, t / 2, d / 2 + 0.0014]);
  if (ttl) for (const x of [-0.022, -0.0015]) ttlSocket(g, [x, t / 2, d / 2 + 0.001]);
  return g;
}

function usbPort(g: Group, at: Vec3) {
  add(g, roundedBox(0.0105, 0.0044, 0.0012, 0.0005), metal('#c3cad8'), at);
  add(g, roundedBox(0.0086, 0.0026, 0.0014, 0.0006), clay('#04060d'), [at[0], at[1], at[2] + 0.0001]);
}

/** Round push-pull socket looking +z. */
export function ttlSocket(g: Group, at: Vec3, size = 1) {
  const socket = group(g, 'ttl-socket', at, [Math.PI / 2, 0, 0]);
  socket.scale.setScalar(size);
  add(socket, turned([[0, 0], [0.0085, 0], [0.0085, 0.0022], [0.0066, 0.0022], [0.0066, 0.0058], [0.0048, 0.0058], [0.0048, 0.002], [0, 0.002]], 0.0004, 40), metal('#d3d8e3')); // prettier-ignore
  add(
    socket,
    turned(
      [
        [0, 0.003],
        [0.0046, 0.003],
        [0.0046, 0.001],
        [0, 0.001],
      ],
      0.0002,
      32,
    ),
    clay('#0a0e1a'),
  );
  for (let i = 0; i < 4; i++) add(socket, roundedBox(0.0008, 0.002, 0.0008, 0.0003, 2), metal('#e3c27a'), [Math.cos(i * 1.57 + 0.8) * 0.0022, 0.0034, Math.sin(i * 1.57 + 0.8) * 0.0022]); // prettier-ignore
}

/** Round plug on a cable: its face at the first point, looking along −z there; the cable runs through the rest. */
export function ttlPlug(g: Group, at: Vec3, through: Vec3[], hex = '#10172b', size = 1) {
  const plug = group(g, 'ttl-plug', at, [Math.PI / 2, 0, 0]);
  plug.scale.setScalar(size);
  add(plug, turned([[0, 0.002], [0.0062, 0.002], [0.0062, 0.006], [0.0078, 0.006], [0.0078, 0.018], [0.0066, 0.0195], [0.0066, 0.024], [0, 0.024]], 0.0004, 40), metal('#c9cfdc')); // prettier-ignore
  for (let i = 0; i < 28; i++) add(plug, roundedBox(0.0007, 0.0088, 0.0007, 0.0003, 2), metal('#aab1c1'), [Math.cos((i / 14) * Math.PI) * 0.0078, 0.012, Math.sin((i / 14) * Math.PI) * 0.0078]); // prettier-ignore
  add(
    plug,
    turned(
      [
        [0, 0.023],
        [0.0055, 0.023],
        [0.0052, 0.028],
        [0.0036, 0.046],
        [0, 0.046],
      ],
      0.0008,
      32,
    ),
    clay(hex),
  );
  const end: Vec3 = [at[0], at[1], at[2] + 0.04 * size];
  add(g, tube([end, [at[0], at[1], at[2] + 0.06 * size], ...through], 0.0026 * size, 80), clay(hex));
}

/** USB-C plug on a cable, face at the first point looking along −z. */
export function usbPlug(g: Group, at: Vec3, through: Vec3[], hex = '#10172b') {
  add(g, roundedBox(0.0118, 0.0062, 0.021, 0.0028), clay(hex), [at[0], at[1], at[2] + 0.0115]);
  add(g, tube([[at[0], at[1], at[2] + 0.02], [at[0], at[1], at[2] + 0.032], ...through], 0.0019, 90), clay(hex)); // prettier-ignore
}
