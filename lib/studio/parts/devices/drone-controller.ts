/** Hand-held remote controller with a screen. Lies flat, screen up (+y), top edge towards +z: in front of a person it reads the right way. */
import type { Group } from 'three';
import { clay, colour, glow, gloss, metal, screen } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import { box, capsule, smoothUnion, type Sdf, type Vec3 } from '../../kit/sdf.ts';
import { panel, roundedBox, tube, turned } from '../../kit/solid.ts';
import { surface } from '../../kit/surface.ts';
import { circle, rect, svg, text } from '../screens.ts';

/** Middle of a grip, in the controller's own coordinates (x > 0: the person's left hand). */
export const GRIP: Vec3 = [0.147, -0.004, -0.012];

/** What the aircraft's camera sees, with height, distance and battery along the edges. */
const flightView = () =>
  screen('flight-view', svg(1280, 800, '#9cc0f2', `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#6f9ff0"/><stop offset="1" stop-color="#e6f0ff"/></linearGradient></defs><rect width="1280" height="470" fill="url(#s)"/><path d="M0 470L240 380L520 450L860 350L1280 440V800H0Z" fill="#7fae8f"/><path d="M0 560L500 500L1280 590V800H0Z" fill="#5f9a78"/><path d="M640 150L590 640M640 150L690 640M560 250H720M545 330H735M605 480L682 560M676 480L598 560" stroke="#3b4668" stroke-width="9" fill="none"/>` + rect(0, 0, 1280, 76, 0, '#0b1533', 0.72) + text(40, 54, 40, '定位模式', '#ffffff') + text(1060, 54, 40, '电量 68%', '#7ff0bd') + rect(0, 720, 1280, 80, 0, '#0b1533', 0.6) + text(40, 774, 40, '高度 3.1 m', '#ffffff') + text(330, 774, 40, '距离 4.0 m', '#ffffff') + rect(500, 120, 280, 540, 14, '#ffd23f', 0).replace('/>', ' stroke="#ffd23f" stroke-width="8"/>') + circle(640, 400, 30, 'none', 'stroke="#ffffff" stroke-width="6"'))); // prettier-ignore

/** Two sticks, screen between them, antennas, shoulder wheels and keys, neck strap's eyes. */
export function droneController(): Group {
  const g = group(null, 'drone-controller');
  const body: Sdf = smoothUnion(
    0.022,
    box([0, 0, 0.006], [0.128, 0.017, 0.072], 0.014),
    capsule([GRIP[0] - 0.006, -0.006, -0.062], [GRIP[0] - 0.004, -0.004, 0.05], 0.0195),
    capsule([-GRIP[0] + 0.006, -0.006, -0.062], [-GRIP[0] + 0.004, -0.004, 0.05], 0.0195),
  );
  add(g, once('controller-body', () => surface(body, 0.0026, [[-0.2, -0.06, -0.11], [0.2, 0.05, 0.12]])), clay('#39446c')); // prettier-ignore
  add(g, roundedBox(0.205, 0.008, 0.132, 0.0035), gloss('#080d1e'), [0, 0.0165, 0.006]);
  add(g, panel(0.19, 0.119, 0.004), flightView(), [0, 0.0208, 0.006], [-Math.PI / 2, 0, Math.PI]);
  for (const s of [-1, 1]) {
    const stick = group(g, 'stick', [s * 0.129, 0.012, 0.032]);
    add(
      stick,
      turned(
        [
          [0, 0.006],
          [0.0165, 0.006],
          [0.0195, 0],
          [0, 0],
        ],
        0.002,
        40,
      ),
      gloss('#10172c'),
    );
    add(stick, tube([[0, 0.004, 0], [0, 0.022, 0.002]], 0.0028, 4), metal('#c3cad8')); // prettier-ignore
    add(stick, turned([[0, 0.006], [0.0075, 0.006], [0.0065, 0], [0, 0]], 0.0012, 28), metal('#d6dce8'), [0, 0.02, 0.002]); // prettier-ignore
    add(g, roundedBox(0.03, 0.014, 0.016, 0.006), clay('#1b2447'), [s * 0.095, 0.004, 0.082]);
    add(g, turned([[0, 0.006], [0.011, 0.006], [0.011, -0.006], [0, -0.006]], 0.001, 32).rotateZ(Math.PI / 2), metal('#8f9bb8'), [s * 0.06, 0.004, 0.08]); // prettier-ignore
    const antenna = group(g, 'antenna', [s * 0.05, 0, 0.084], [-0.35, 0, 0]);
    add(antenna, roundedBox(0.034, 0.012, 0.095, 0.0055), clay('#1b2447'), [s * 0.012, 0, 0.05]);
    add(g, roundedBox(0.012, 0.003, 0.005, 0.0012), glow(s > 0 ? colour.muscle : colour.gaze), [s * 0.129, 0.0145, -0.016]); // prettier-ignore
  }
  for (let i = 0; i < 2; i++) add(g, turned([[0, 0.004], [0.0062, 0.004], [0.007, 0], [0, 0]], 0.001, 28), clay(i ? '#e5262f' : '#8fa3d8'), [0.129, 0.0125, -0.032 - i * 0.02]); // prettier-ignore
  return g;
}
