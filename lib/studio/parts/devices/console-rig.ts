/** Bench for in-car controls: knob, touch screen and microphone side by side on an upright panel. */
import { type Group, type Material, SphereGeometry } from 'three';
import { clay, colour, gloss, metal } from '../../kit/material.ts';
import { add, group } from '../../kit/node.ts';
import { panel, roundedBox, slab, tube, turned } from '../../kit/solid.ts';

/** Knurled metal knob; its axis is +z, its foot at z = 0. */
export function knob(r = 0.021, depth = 0.022): Group {
  const g = group(null, 'knob');
  add(g, turned([[0, 0.003], [r * 1.3, 0.003], [r * 1.36, 0], [0, 0]], 0.0012, 56).rotateX(Math.PI / 2), clay('#1b2650')); // prettier-ignore
  add(g, turned([[0, depth], [r * 0.94, depth], [r, depth - 0.002], [r, 0.002], [0, 0.002]], 0.0014, 64).rotateX(Math.PI / 2), metal('#c2cade')); // prettier-ignore
  for (let i = 0; i < 40; i++) {
    const a = (i / 40) * Math.PI * 2;
    add(g, roundedBox(0.0016, 0.0016, depth - 0.007, 0.0007, 2), metal('#aab4cd'), [Math.sin(a) * r, Math.cos(a) * r, depth / 2], [0, 0, -a]); // prettier-ignore
  }
  add(g, roundedBox(0.0022, r * 0.5, 0.0012, 0.0005), clay(colour.brand), [0, r * 0.62, depth]);
  return g;
}

/** The rig stands on y = 0 and looks along +z. @param picture of the touch screen */
export function consoleRig(picture: Material): Group {
  const g = group(null, 'console-rig');
  for (const s of [-1, 1]) {
    add(g, roundedBox(0.04, 0.36, 0.04, 0.004), metal('#b6c0d8'), [s * 0.3, 0.18, -0.05]);
    add(g, roundedBox(0.04, 0.04, 0.3, 0.004), metal('#b6c0d8'), [s * 0.3, 0.02, 0]);
  }
  add(g, roundedBox(0.56, 0.04, 0.04, 0.004), metal('#b6c0d8'), [0, 0.06, -0.05]);
  const face = group(g, 'face', [0, 0.235, 0], [-0.22, 0, 0]);
  add(face, roundedBox(0.74, 0.23, 0.028, 0.012), clay('#e9effc'), [0, 0, -0.014]);
  const k = knob(0.034, 0.034);
  k.position.set(-0.255, 0, 0);
  face.add(k);
  for (let i = 0; i < 11; i++) {
    const a = -2.2 + (i * 4.4) / 10;
    add(face, roundedBox(0.0028, 0.009, 0.001, 0.0004), clay(i > 6 ? colour.skin : colour.slate), [-0.255 + Math.sin(a) * 0.06, Math.cos(a) * 0.06, 0], [0, 0, -a]); // prettier-ignore
  }
  add(face, roundedBox(0.29, 0.185, 0.014, 0.01), gloss('#0b1533'), [0.005, 0, 0.003]);
  add(face, panel(0.268, 0.163, 0.006), picture, [0.005, 0, 0.0104]);
  const mic = group(face, 'microphone', [0.265, -0.055, 0]);
  add(mic, turned([[0, 0.01], [0.04, 0.01], [0.044, 0], [0, 0]], 0.002, 48).rotateX(Math.PI / 2), clay('#1b2650')); // prettier-ignore
  add(mic, tube([[0, 0, 0.006], [0, 0.004, 0.04], [0, 0.03, 0.062], [0, 0.08, 0.07]], 0.0052), metal('#5f6c8e')); // prettier-ignore
  const head = add(mic, new SphereGeometry(0.021, 40, 28), clay('#27335c'), [0, 0.108, 0.072]);
  head.scale.y = 1.35;
  add(mic, turned([[0.0165, 0.004], [0.0222, 0.004], [0.0222, -0.004], [0.0165, -0.004]], 0.001, 40), metal('#c2cade'), [0, 0.093, 0.072]); // prettier-ignore
  add(g, slab(0.9, 0.36, 0.012, 0.02), clay('#cdd8f0'), [0, -0.012, 0]);
  return g;
}
