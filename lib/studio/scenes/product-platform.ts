import { daylight, nightlight } from '../kit/light.ts';
import { clay, colour, glass, matte } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { curvedPanel, roundedBox } from '../kit/solid.ts';
import { anchorBolt, cabinShell, electricLeg, emergencyStop, motionPlatform, platformFoot, type PlatformPose } from '../parts/devices/motion-platform.ts'; // prettier-ignore
import { desk, keyboard, monitor } from '../parts/furniture.ts';
import { person, type PersonLook } from '../parts/person/person.ts';
import { driving, sitting } from '../parts/person/pose.ts';
import { page, recording, road } from '../parts/screens.ts';
import { cyclorama, sweep } from '../parts/stage.ts';
import { cabin, carSeat, GRIP, WHEEL } from '../parts/vehicle.ts';

/** The platform with everything that rides on it, and its screen. */
function simulator(pose: PlatformPose, who?: PersonLook) {
  const { all, deck } = motionPlatform(pose);
  place(deck, cabinShell());
  const seat = group(deck, 'seat', [0, 0.08, -0.1]);
  place(seat, carSeat());
  const inside = place(seat, cabin({ shell: 'none', middle: page('infotainment', 'none', true) }));
  // the dashboard is made for a wider car
  inside.scale.x = 0.72;
  inside.position.x = 0.06;
  if (who) place(seat, person(who, driving(WHEEL, GRIP, { headTurn: [0.05, 0, 0] })));
  const wall = group(all, 'screen', [0, 0, 0.2], [0, Math.PI, 0]);
  add(wall, curvedPanel(3.2, -1.1, 0.9, 0.5, 3.1), road('platform-road', { hazard: 'car', w: 4200, h: 1700 }));
  return all;
}

/** Motion platform in use: braking, seen from the control room, its foundation. */
export default defineScene<'braking' | 'control' | 'base'>({
  light: daylight([0, 0.6, 0.4], 1.8),
  build(root, v) {
    if (v === 'base') {
      sweep(root, '#b9c6e2', -4, 2);
      add(root, roundedBox(1.5, 0.2, 1.3, 0.02), matte('#d5dae6'), [0, -0.06, 0]);
      add(root, roundedBox(1.62, 0.02, 1.42, 0.008), matte('#8f9bb8'), [0, 0, 0]);
      place(root, platformFoot(), [0, 0.04, 0]);
      for (const s of [-1, 1]) root.add(electricLeg([s * 0.17, 0.33, 0], [s * 1.15, 1.55, -0.45]));
      for (const [x, z] of [[-0.62, 0.52], [0.62, 0.52], [-0.62, -0.52], [0.62, -0.52]] as const) place(root, anchorBolt(), [x, 0.04, z], 0, 1.4); // prettier-ignore
      return;
    }
    if (v === 'braking') {
      sweep(root, '#d3dff7', -5, 2.4);
      place(root, simulator({ height: 1.22, pitch: 0.19 }, { hair: 'crop', figure: 'man', topHex: '#ffb020', trousersHex: '#27345f', skinHex: '#e9b38b' }), [0, 0, 0], Math.PI + 1.35); // prettier-ignore
      return;
    }
    cyclorama(root, '#22397f', 9);
    place(root, simulator({ height: 1.35, pitch: -0.08, roll: 0.05 }), [0.35, -0.45, -5.4], Math.PI + 0.9);
    // control room: wall with its window, desk in front of it
    for (const [w, h, x, y] of [[6, 0.9, 0, 0.45], [6, 1.2, 0, 2.75], [1.2, 1.3, -2.0, 1.53], [1.2, 1.3, 2.2, 1.53]] as const) add(root, roundedBox(w, h, 0.12, 0.01), matte('#c9d6f0'), [x, y, -0.85]); // prettier-ignore
    add(root, roundedBox(3.1, 1.28, 0.01, 0.003), glass('#eef3ff'), [0.1, 1.53, -0.85]);
    for (const y of [0.91, 2.15]) add(root, roundedBox(3.2, 0.05, 0.16, 0.015), clay('#f4f7ff'), [0.1, y, -0.84]);
    place(root, desk({ w: 2.6, d: 0.8, hex: '#f4f7ff' }), [0, 0, -0.3]);
    place(root, monitor(recording('platform-legs', ['motion', 'muscle', 'gaze']), { w: 0.46, h: 0.27 }), [-0.72, 0.735, -0.45], 0.35); // prettier-ignore
    place(root, emergencyStop(), [0.06, 0.735, -0.02], -0.2, 1.3);
    add(root, roundedBox(0.09, 0.002, 0.03, 0.001), clay(colour.brand), [0.06, 0.737, 0.07], [0, -0.2, 0]);
    place(root, keyboard(), [-0.36, 0.735, -0.1], 0.1);
    const seat = group(root, 'seat', [0.42, 0, 0.34], [0, Math.PI + 0.1, 0]);
    place(seat, person({ hair: 'short', figure: 'man', topHex: '#1f5bff', trousersHex: '#1b2650', skinHex: '#eebb93' }, sitting({ // prettier-ignore
      lean: 0.16,
      headTurn: [-0.1, 0.12, 0],
      left: { at: [0.24, 0.79, 0.26], fingers: [-0.1, -0.3, 1], back: [0.1, 1, 0.2], curl: 0.35 },
      right: { at: [-0.2, 0.775, 0.28], fingers: [0.1, -0.2, 1], back: [-0.1, 1, 0.2], curl: 0.3 },
    }))); // prettier-ignore
  },
  shots: [
    { media: 'product/hz-v6-1.webp', variant: 'braking', camera: { from: [0.5, 2.05, 4.4], at: [-0.15, 1.85, 0], lens: 44 } }, // prettier-ignore
    { media: 'product/hz-v6-2.webp', variant: 'control', light: nightlight([0, 0.4, -0.6], 1.3, 'left', { exposure: 0.7 }), camera: { from: [-0.4, 1.5, 1.45], at: [0.12, 1.08, -0.8], lens: 33 } }, // prettier-ignore
    { media: 'product/hz-v6-3.webp', variant: 'base', light: daylight([0, 0, 0], 0.9), camera: { from: [0.85, 0.85, 1.7], at: [0.02, 0.27, 0], lens: 52 } }, // prettier-ignore
  ],
});
