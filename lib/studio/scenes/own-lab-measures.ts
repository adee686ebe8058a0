import { daylight, nightlight } from '../kit/light.ts';
import { clay, colour } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import type { Vec3 } from '../kit/sdf.ts';
import { roundedBox, tube } from '../kit/solid.ts';
import { bodyUnit, environmentLogger, vehicleLogger, videoRecorder } from '../parts/devices/boxes.ts';
import { domeCamera, fieldCamera } from '../parts/devices/cameras.ts';
import { eyeTrackingGlasses } from '../parts/devices/eye-tracking-glasses.ts';
import { bncPlug, markerBox } from '../parts/devices/marker-box.ts';
import { muscleNode } from '../parts/devices/nodes.ts';
import { matUnit } from '../parts/devices/pressure-mat.ts';
import { remoteEyeTracker } from '../parts/devices/remote-eye-tracker.ts';
import { wristSensor } from '../parts/devices/wearables.ts';
import { amplifier, desk } from '../parts/furniture.ts';
import { person } from '../parts/person/person.ts';
import { driving } from '../parts/person/pose.ts';
import { daySky, room, windowFrame } from '../parts/room.ts';
import { page, recording, road } from '../parts/screens.ts';
import { cyclorama, sweep } from '../parts/stage.ts';
import { cabin, carSeat, curvedScreens, GRIP, platform, WHEEL } from '../parts/vehicle.ts';

const LEADS = [colour.gaze, colour.brain, colour.heart, colour.skin, colour.muscle, colour.motion];

/** Tape measure lying at the origin, its blade pulled out along +z. */
function tapeMeasure(length: number) {
  const g = group(null, 'tape-measure');
  add(g, roundedBox(0.045, 0.075, 0.08, 0.018), clay('#ffb020'), [0, 0.038, -0.04]);
  add(g, roundedBox(0.047, 0.04, 0.045, 0.012), clay('#16203f'), [0, 0.042, -0.042]);
  add(g, roundedBox(0.025, 0.0016, length, 0.0006), clay('#ffd84d'), [0, 0.006, length / 2]);
  for (let i = 1; i < length / 0.01; i++) add(g, roundedBox(i % 10 ? (i % 5 ? 0.006 : 0.01) : 0.02, 0.0006, i % 10 ? 0.0014 : 0.0024, 0.0002), clay(i % 10 ? '#16203f' : '#e5263f'), [-0.0125 + (i % 10 ? (i % 5 ? 0.003 : 0.005) : 0.01), 0.007, i * 0.01]); // prettier-ignore
  add(g, roundedBox(0.026, 0.012, 0.003, 0.001), clay('#c8d2ea'), [0, 0.004, length]);
  return g;
}

/** Measurements in the own laboratory: twelve clocks on one table, a seat's distance, a tall driver. */
export default defineScene<'clocks' | 'tape' | 'tall'>({
  light: daylight([0, 0.1, 0], 1.1),
  build(root, v) {
    if (v === 'clocks') {
      place(root, room({ w: 7, d: 1.6, h: 2.9, left: true, wallHex: '#e4ecfb', floorHex: '#ccd8ef' }));
      place(root, windowFrame(1.8, 1.2, daySky()), [-3.49, 1.6, -0.2], [0, Math.PI / 2, 0]);
      place(root, desk({ w: 2.3, d: 0.8 }), [0, 0, 0]);
      const box = place(root, markerBox(8), [0.02, 0.735, 0.26], 0, 1.5);
      const things = [amplifier(), remoteEyeTracker(0.3), videoRecorder(4, 1), environmentLogger(), vehicleLogger(), bodyUnit(2), domeCamera(), matUnit(), wristSensor(), fieldCamera(), muscleNode(), eyeTrackingGlasses()]; // prettier-ignore
      things.forEach((thing, i) => {
        const row = i % 2;
        const x = -0.97 + i * 0.176;
        const z = row ? 0.02 : -0.2;
        const size = [1, 0.85, 0.55, 1.2, 1.3, 1.6, 1.2, 1.2, 1.8, 1.5, 2.6, 1][i];
        const y = i === 7 ? 0.82 : i === 11 ? 0.78 : 0.737;
        place(root, thing, [x, y, z], i === 7 ? [-0.4, 0, 0] : (x < 0 ? 0.2 : -0.2), size); // prettier-ignore
        // its lead runs along the front of the table to the box
        const end: Vec3 = [box.position.x + (i - 5.5) * 0.016, 0.742, box.position.z - 0.075];
        const bend = Math.min(1, Math.abs(x) * 1.6);
        const z1 = z + (row ? 0.09 : 0.1);
        add(root, tube([[x, 0.742, z + 0.05], [x * 0.96, 0.741, z1], [x * 0.6, 0.741, 0.13 + 0.03 * bend], [end[0] * 1.6, 0.741, end[2] - 0.03], end], 0.0032), clay(LEADS[i % 6])); // prettier-ignore
      });
      for (const i of [0, 3, 5]) place(box, bncPlug(LEADS[i]), [((i % 4) - 1.5) * 0.0245, i < 4 ? 0.0375 : 0.0155, 0.072], Math.PI); // prettier-ignore
      return;
    }
    if (v === 'tape') {
      sweep(root, '#b9c6e2', -4, 2);
      add(root, roundedBox(2.4, 0.04, 2.6, 0.02), clay('#22367a'), [0, -0.01, 0.3]);
      place(root, carSeat({ hex: '#26409c' }), [0, 0, -0.15]);
      place(root, cabin({ hex: '#f4f7ff', shell: 'none', middle: page('tape-page', 'none', true) }), [0, 0, 0]);
      for (const s of [-1, 1])
        add(root, roundedBox(0.05, 0.03, 0.95, 0.008), clay('#c8d2ea'), [s * 0.19, 0.025, -0.05]);
      place(root, tapeMeasure(0.52), [0.02, 0.01, 0.36]);
      return;
    }
    cyclorama(root, '#0c1a44');
    place(root, platform(2.6, 2.9), [0.1, 0, 0.1]);
    const cab = group(root, 'cab', [0, 0.17, 0.45], [0, Math.PI, 0]);
    place(cab, carSeat());
    place(cab, cabin({ hex: '#dbe4f8', middle: page('infotainment', 'none', true), instruments: recording('dials', ['motion']), shell: 'none' })); // prettier-ignore
    place(root, curvedScreens(road('measure-road', { hazard: 'car' })), [0, 0, 0.1]);
    const tall = place(cab, person({ size: 1.12, hair: 'crop', figure: 'man', dress: 'tee', topHex: '#f4f7ff', trousersHex: '#5b73b8', skinHex: '#d9a074' }, driving(WHEEL, GRIP, { // prettier-ignore
      hips: [0, 0.45, -0.02],
      headTurn: [0.12, 0, 0],
      leftFoot: { at: [0.17, 0.12, 0.62], toes: [0.1, 0.3, 1], knee: [0.5, 1, 0.3] },
      rightFoot: { at: [-0.12, 0.14, 0.66], toes: [-0.1, 0.4, 1], knee: [-0.5, 1, 0.3] },
    }))); // prettier-ignore
    tall.head.add(eyeTrackingGlasses());
  },
  shots: [
    { media: 'own-lab/own-lab-gallery-1-large.webp', variant: 'clocks', camera: { from: [-0.15, 1.9, 1.62], at: [0.0, 0.72, 0.04], lens: 37 } }, // prettier-ignore
    { media: 'own-lab/own-lab-gallery-2-left-small.webp', variant: 'tape', light: daylight([0, 0, 0.2], 0.9), camera: { from: [0.95, 0.66, 1.1], at: [0.0, 0.13, 0.5], lens: 38 } }, // prettier-ignore
    { media: 'own-lab/own-lab-gallery-2-right-large.webp', variant: 'tall', light: nightlight([0, 0, 0.2], 1, 'left', { exposure: 0.5 }), camera: { from: [-1.85, 1.35, 0.75], at: [0.03, 0.85, 0.05], lens: 42 } }, // prettier-ignore
  ],
});
