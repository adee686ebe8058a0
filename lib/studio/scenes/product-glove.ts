import { daylight, productLight } from '../kit/light.ts';
import { clay, colour, fabric, screen } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import type { Vec3 } from '../kit/sdf.ts';
import { roundedBox, turned } from '../kit/solid.ts';
import { consoleRig, knob } from '../parts/devices/console-rig.ts';
import { bolt, closeHand, dataGlove, jointsOf, PINCH, type CloseHand } from '../parts/devices/data-glove.ts';
import { monitor } from '../parts/furniture.ts';
import { circle, rect, svg, text } from '../parts/screens.ts';
import { sweep } from '../parts/stage.ts';

/** Round a knob: fingers over it, thumb below. */
const TURN: CloseHand = {
  fingers: [
    [0.36, 0.5, 0.36, -0.06],
    [0.34, 0.52, 0.38, 0],
    [0.46, 0.55, 0.38, 0.06],
    [0.6, 0.6, 0.35, 0.14],
  ],
  thumb: [0.024, -0.072, 0.128],
};

/** The same hand as an articulated model, seen from its thumb side. */
function virtualHand(pose: CloseHand) {
  const at = (p: Vec3) => [1090 - p[2] * 3900, 400 - p[1] * 3900 - p[0] * 900] as const;
  const bones = jointsOf(1, pose).map((p, i) => {
    const line = [[0, 0, 0] as Vec3, ...p].map((q) => at(q).map((v) => v.toFixed(0)).join(',')).join(' '); // prettier-ignore
    return `<polyline points="${line}" fill="none" stroke="${i % 4 ? '#5b8cff' : '#3ddbe6'}" stroke-width="${i === 4 ? 46 : 40}" stroke-linejoin="round" stroke-linecap="round" stroke-opacity=".55"/>` + p.map((q) => circle(...at(q), 13, '#ffffff')).join(''); // prettier-ignore
  });
  const [x, y] = at([0.02, -0.066, 0.118]);
  const grid = Array.from({ length: 13 }, (_, i) => rect(100 + i * 117, 90, 2, 760, 0, '#8fb0ff', 0.12) + rect(60, 100 + i * 62, 1480, 2, 0, '#8fb0ff', 0.12)).join(''); // prettier-ignore
  return screen('virtual-hand', svg(1600, 930, '#081331', grid + bones.reverse().join('') + circle(x, y, 34, '#ffc04d') + rect(1180, 110, 320, 150, 18, '#12245a') + text(1210, 168, 40, '示指 PIP', '#cdd8f5') + text(1210, 228, 48, '45.2°', '#3ddbe6'))); // prettier-ignore
}

const controls = () => screen('bench-controls', svg(900, 546, '#0b1a45', rect(40, 40, 390, 466, 24, '#12296b') + text(90, 270, 150, '23°', '#ffffff') + text(96, 350, 44, '空调　自动', '#9db7f5') + [0, 1, 2].map((i) => rect(470, 40 + i * 160, 390, 140, 24, ['#1f5bff', '#12296b', '#12296b'][i]) + text(520, 130 + i * 160, 52, ['导航', '音乐', '电话'][i], '#fff')).join(''))); // prettier-ignore

/** Hands at work in data gloves: a bolt, a knob, and the bench with three ways to command. */
export default defineScene<'bolt' | 'knob' | 'bench'>({
  light: productLight([0, 0.2, 0], 1.25, { exposure: 0.05 }),
  build(root, v = 'bolt') {
    if (v === 'bench') {
      sweep(root, '#dbe6fd');
      place(root, consoleRig(controls()), [0, 0.012, 0], 0.12);
      return;
    }
    const pose = v === 'bolt' ? PINCH : TURN;
    const hand = group(root, 'hand');
    hand.add(closeHand(1, pose, v === 'bolt' ? '#eab894' : '#d9a074'));
    hand.add(dataGlove(1, pose));
    const sleeve = turned([[0.034, 0], [0.043, 0.012], [0.05, 0.3], [0.03, 0.3], [0.03, 0]], 0.006, 48); // prettier-ignore
    add(hand, sleeve, fabric(v === 'bolt' ? '#3f6fe0' : '#f4f7ff'), [0, 0, -0.066], [-Math.PI / 2, 0, 0]);
    if (v === 'bolt') {
      sweep(root, '#e2eafb');
      const [fore, , , , thumb] = jointsOf(1, pose);
      const b = place(hand, bolt(), fore[3].map((c, i) => (c + thumb[3][i]) / 2) as Vec3, [0.25, 0, 0.12], 1.4);
      b.translateY(-0.019);
      hand.position.set(0.12, 0.185, 0.06);
      hand.rotation.set(0.06, -Math.PI / 2 - 0.35, 0, 'YXZ');
      place(root, monitor(virtualHand(pose), { w: 0.56, h: 0.325, stand: false }), [-0.06, 0.015, -0.26], [-0.1, 0.12, 0]); // prettier-ignore
      add(root, roundedBox(0.16, 0.02, 0.1, 0.008), clay('#c9d6f0'), [-0.08, 0.01, 0.05]);
      for (const [x, z] of [[-0.12, 0.03], [-0.06, 0.07], [-0.03, 0.02]]) place(root, bolt(), [x, 0.026, z], [Math.PI / 2, 0, x * 30]); // prettier-ignore
    } else {
      sweep(root, '#dbe6fd');
      const wall = group(root, 'panel', [0, 0.2, -0.1], [0, 0.5, 0]);
      add(wall, roundedBox(0.6, 0.5, 0.03, 0.02), clay('#e9effc'), [-0.06, 0, -0.015]);
      place(wall, knob(0.021, 0.03), [0, 0, 0]);
      for (let i = 0; i < 11; i++) {
        const a = -2.2 + (i * 4.4) / 10;
        add(wall, roundedBox(0.0028, 0.01, 0.001, 0.0004), clay(i > 6 ? colour.skin : colour.slate), [Math.sin(a) * 0.05, Math.cos(a) * 0.05, 0], [0, 0, -a]); // prettier-ignore
      }
      const [fore, middle, , , thumb] = jointsOf(1, pose);
      const grip = fore[3].map((c, i) => (c + middle[3][i]) / 4 + thumb[3][i] / 2) as Vec3;
      wall.add(hand);
      hand.rotation.set(0, Math.PI, 0.25);
      const p = group(null, 'grip', grip).position.applyEuler(hand.rotation);
      hand.position.set(-p.x, -p.y, 0.024 - p.z);
    }
  },
  shots: [
    { media: 'product/hz-glove-1.webp', variant: 'bolt', camera: { from: [-0.04, 0.31, 0.8], at: [0.0, 0.155, 0], lens: 52, fstop: 9, focus: [0, 0.17, 0.08] } },
    { media: 'own-lab/own-lab-gallery-6-right-small.webp', variant: 'knob', camera: { from: [-0.14, 0.36, 0.62], at: [0.03, 0.195, -0.02], lens: 62, fstop: 9, focus: [0, 0.2, -0.05] } },
    { media: 'own-lab/own-lab-gallery-6-right-large.webp', variant: 'bench', light: daylight([0, 0, 0], 0.9), camera: { from: [-0.3, 0.55, 1.45], at: [0, 0.185, 0], lens: 62, fstop: 11, focus: [0, 0.2, 0] } },
  ], // prettier-ignore
});
