import { daylight } from '../kit/light.ts';
import { clay, colour, fabric, gloss, matte, screen } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { mix, type Vec3 } from '../kit/sdf.ts';
import { curvedPanel, panel, roundedBox, tube } from '../kit/solid.ts';
import { motionSuit, strap, strappedNodes, torsoStraps } from '../parts/devices/motion-suit.ts';
import { hardHat } from '../parts/devices/wearables.ts';
import { carton, pallet } from '../parts/load.ts';
import { craneCabin, latticeTower, skyline } from '../parts/outdoors.ts';
import { limbShape } from '../parts/person/body.ts';
import { lifting } from '../parts/person/lifting.ts';
import { person, type Person } from '../parts/person/person.ts';
import { sitting, standing, type Pose } from '../parts/person/pose.ts';
import { room } from '../parts/room.ts';
import { circle, rect, svg, text } from '../parts/screens.ts';
import { carSeat } from '../parts/vehicle.ts';
import { yardBelow, yardFar } from '../parts/views.ts';

const LIFT = lifting({ at: [0.2, 0.62, 0.42], fingers: [-0.3, -0.6, 0.75], knee: 0.5, hips: [0, 0.72, -0.18], lean: 0.8, headTurn: [0.1, 0, 0] });

/** The person as the software draws it: bones and joints, seen from its right side. */
function figure(p: Person) {
  const at = ([x, y, z]: Vec3) => `${(560 + z * 560 + x * 170).toFixed(0)},${(930 - y * 620 + x * 60).toFixed(0)}`;
  const { arms, legs, neckBase, headAt } = p.body;
  const hip = mix(legs[0].root, legs[1].root, 0.5);
  const lines: [Vec3[], string][] = [
    ...[...arms, ...legs].map((l, i): [Vec3[], string] => [[i < 2 ? neckBase : hip, l.root, l.middle, l.end], i % 2 ? '#3ddbe6' : '#5b8cff']), // prettier-ignore
    [[hip, mix(hip, neckBase, 0.5), neckBase, headAt], '#ffffff'],
  ];
  const bones = lines.map(([l, hex]) => `<polyline points="${l.map(at).join(' ')}" fill="none" stroke="${hex}" stroke-width="26" stroke-linejoin="round" stroke-linecap="round"/>` + l.slice(1).map((q) => circle(...(at(q).split(',').map(Number) as [number, number]), 19, '#ffffff')).join('')); // prettier-ignore
  const [x, y] = at(headAt).split(',').map(Number);
  return screen('live-figure', svg(1200, 1000, '#081331', rect(60, 900, 1080, 6, 3, '#3a4f94') + bones.join('') + circle(x + 18, y - 12, 62, '#ffffff') + rect(60, 60, 300, 130, 20, '#12245a') + text(90, 118, 40, '躯干前屈', '#cdd8f5') + text(90, 172, 48, '46°', '#ffc04d'))); // prettier-ignore
}

/** Inertial motion capture at work: on a tower, in a crane cabin, lifting. */
export default defineScene<'tower' | 'crane' | 'lift'>({
  light: daylight([0, 0.3, 0], 1.6, 'left', { exposure: 0.34, screen: 0.85, world: { low: [0.75, 0.78, 0.8], mid: [0.95, 0.98, 1], top: [0.55, 0.72, 1], strength: 0.55 } }), // prettier-ignore
  build(root, v = 'tower') {
    if (v === 'tower') {
      skyline(root, 18, { low: -7 });
      place(root, latticeTower(2.4, 1.0, 9), [0.55, -4, -1.3], 0.5);
      const p = place(root, person({ hair: 'short', figure: 'man', dress: 'overall', topHex: '#5f86d8', accentHex: '#e3eafa', shoeHex: '#3a2a22', skinHex: '#e0a67e' }, standing({ hips: [0, 0.88, -0.12], lean: -0.08, headTurn: [-0.25, -0.35, 0], left: { at: [0.24, 1.62, 0.44], fingers: [-0.2, 0.6, 0.7], back: [0.9, 0.2, 0], curl: 0.9, thumb: 0.6, elbow: [1, -0.5, -0.2] }, right: { at: [-0.16, 1.42, 0.44], fingers: [0.2, 0.5, 0.8], back: [-0.9, 0.2, 0], curl: 0.8, thumb: 0.6, elbow: [-1, -0.5, 0] }, leftFoot: { at: [0.13, 0.44, 0.28], toes: [0.1, 0.1, 1], knee: [0.5, 0.3, 1] }, rightFoot: { at: [-0.12, 0.085, 0.2], toes: [-0.1, 0.1, 1] } })), [0.02, 0.05, 0.3], 3.35); // prettier-ignore
      p.head.add(hardHat({ hex: '#ffb020' }));
      torsoStraps(p, 0.014, '#ff5c3f');
      for (const leg of p.body.legs) strap(p, limbShape(leg, [p.body.radii[3], p.body.radii[4], p.body.radii[5]], 0.99, 0.008), mix(leg.root, leg.middle, 0.24), [leg.middle[0] - leg.root[0], leg.middle[1] - leg.root[1], leg.middle[2] - leg.root[2]], 0.04, '#ff5c3f'); // prettier-ignore
      strappedNodes(p, { grow: 0.009, torso: false, ahead: 0.1, size: 1.5 });
      add(p, tube([[0.1, 1.02, -0.15], [0.24, 1.1, 0.0], [0.27, 1.4, 0.3], [0.2, 1.9, 0.56]], 0.012), fabric('#ffd166')); // prettier-ignore
    }
    if (v === 'crane') {
      place(root, craneCabin(yardBelow('yard-below')));
      add(root, curvedPanel(13, -1.3, 1.3, -7, 8), yardFar('yard-far'), [0, 0, 0], [0, Math.PI + 0.95, 0]);
      place(root, carSeat({ hex: '#3b4b7d' }), [0, 0.02, -0.12]);
      const p = place(root, person({ hair: 'crop', figure: 'man', topHex: '#171f3d', trousersHex: '#171f3d', shoeHex: '#3a2a22', skinHex: '#d9a074' }, sitting({ hips: [0, 0.44, -0.04], lean: 0.5, headTurn: [0.75, 0, 0], left: { at: [0.4, 0.79, 0.22], fingers: [0, -0.3, 1], back: [0.3, 1, 0], curl: 0.8, thumb: 0.5 }, right: { at: [-0.4, 0.79, 0.22], fingers: [0, -0.3, 1], back: [-0.3, 1, 0], curl: 0.8, thumb: 0.5 }, leftFoot: { at: [0.16, 0.1, 0.42] }, rightFoot: { at: [-0.16, 0.1, 0.4] } }))); // prettier-ignore
      motionSuit(p, { size: 1.5, hex: '#26305a' });
    }
    if (v === 'lift') {
      place(root, room({ w: 8, d: 2.6, h: 3.4, left: true, wallHex: '#dfe7f8', floorHex: '#ccd8f0' }));
      const p = place(root, person({ hair: 'short', figure: 'man', topHex: '#171f3d', trousersHex: '#171f3d', shoeHex: '#ffb020', skinHex: '#e0a67e' }, LIFT), [-0.3, 0, -0.1], 0.95); // prettier-ignore
      motionSuit(p, { size: 1.5, hex: '#26305a' });
      place(p, carton(0.4, 0.28, 0.32), [0, 0.42, 0.54]);
      place(root, pallet(), [-1.5, 0, -1.3], 0.1);
      for (const [x, y, z] of [[-1.75, 0.14, -1.35], [-1.3, 0.14, -1.3], [-1.52, 0.42, -1.32]]) place(root, carton(0.4, 0.28, 0.32), [x, y, z], x); // prettier-ignore
      // tablet on a stand, its face towards the camera
      const stand = group(root, 'stand', [0.95, 0, 0.55], [0, 0.35, 0]);
      for (let i = 0; i < 3; i++) add(stand, tube([[0, 0.5, 0], [Math.sin(i * 2.1) * 0.26, 0.01, Math.cos(i * 2.1) * 0.26]], 0.011, 4), clay('#27335c')); // prettier-ignore
      add(stand, tube([[0, 0.46, 0], [0, 0.98, 0]], 0.014, 4), clay('#27335c')); // prettier-ignore
      const tab = group(stand, 'tablet', [0, 1.08, 0.02], [-0.12, 0, 0]);
      add(tab, roundedBox(0.42, 0.35, 0.016, 0.007), gloss('#0f1830'));
      add(tab, panel(0.4, 0.333, 0.008), figure(p), [0, 0, 0.0085]);
      add(root, roundedBox(1.5, 0.02, 1.2, 0.009), matte('#b9c8e6'), [-0.2, 0.0, 0]);
      add(root, roundedBox(0.5, 0.3, 0.02, 0.01), clay(colour.brand), [1.6, 1.9, -2.56]);
    }
  },
  shots: [
    { media: 'product/hz-c17-2.webp', variant: 'tower', camera: { from: [-2.0, 1.35, 2.6], at: [-0.08, 1.22, 0.0], lens: 44 } },
    { media: 'product/hz-c17-pro-1.webp', variant: 'crane', camera: { from: [-1.3, 1.75, -0.85], at: [0.02, 0.98, 0.2], lens: 44 } },
    { media: 'product/hz-c17-pro-2.webp', variant: 'lift', camera: { from: [0.75, 1.35, 3.3], at: [0.2, 0.86, 0], lens: 52 } },
  ], // prettier-ignore
});
