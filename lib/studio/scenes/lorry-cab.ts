import { clay, colour } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { tube } from '../kit/solid.ts';
import { cabLight } from '../parts/cab-light.ts';
import { openShirtEcg } from '../parts/devices/chest-worn.ts';
import { dashCamera, dashRecorder, lorryCab, LORRY_WHEEL, SHELF } from '../parts/lorry-cab.ts';
import { person, type PersonLook } from '../parts/person/person.ts';
import { driving, type Pose } from '../parts/person/pose.ts';
import { cyclorama } from '../parts/stage.ts';
import { onRim } from '../parts/steering.ts';
import { nightDrive } from '../parts/night-drive.ts';

interface Variant {
  who: PersonLook;
  pose?: Pose;
  ecg?: boolean;
  /** Where camera and recorder stand on the shelf (x); left out: not there. */
  devices?: [number, number];
  /** Seen from behind: no rear wall, so that light falls in with the camera. */
  fromBehind?: boolean;
}

/** Lorry on a night road; the driver sits at the origin and looks along +z. */
export default defineScene<Variant>({
  light: cabLight([0, 1.1, 0.1], [0, 1], 1),
  build(root, v) {
    if (!v) return;
    cyclorama(root, '#16245c', 8);
    const cab = group(root, 'cab', [0, 0.1, 0]);
    place(cab, lorryCab({ outside: nightDrive('night-drive'), rear: !v.fromBehind }));
    if (v.devices) {
      const [x, z] = [v.devices[0], SHELF.z + 0.02];
      place(cab, dashCamera(), [x, SHELF.y, z], Math.PI - 0.25);
      place(cab, dashRecorder(), [v.devices[1], SHELF.y, z], Math.PI + 0.2);
      add(cab, tube([[x, SHELF.y + 0.05, z + 0.04], [x - 0.04, SHELF.y + 0.01, z + 0.11], [x - 0.16, SHELF.y + 0.006, z + 0.13], [v.devices[1] + 0.03, SHELF.y + 0.03, z + 0.06]], 0.004), clay(colour.ink)); // prettier-ignore
    }
    const p = place(cab, person({ fine: true, ...v.who }, driving(LORRY_WHEEL.at, LORRY_WHEEL.r, { lean: -0.08, left: onRim(LORRY_WHEEL, 'left', 0.35), right: onRim(LORRY_WHEEL, 'right', 0.35), ...v.pose }))); // prettier-ignore
    if (v.ecg) openShirtEcg(p, [0.004, 0.135, 0.3]);
  },
  shots: [
    {
      media: 'domain/driving-solution-3.webp',
      variant: { fromBehind: true, devices: [-0.2, -0.5], who: { hair: 'short', figure: 'man', dress: 'hoodie', topHex: '#ff8a5c', trousersHex: '#27345f', skinHex: '#e0a67e' } }, // prettier-ignore
      light: cabLight([-0.2, 1.0, 0.8], [0, -1], -1, { warm: 70, road: 12, rim: 30, tint: [1, 0.9, 0.78], exposure: 0.5 }),
      camera: { from: [-0.5, 1.42, -0.22], at: [-0.16, 1.04, 0.8], lens: 27 },
    },
    {
      media: 'case/truck-fatigue.webp',
      variant: { devices: [-0.07, -0.36], ecg: true, who: { hair: 'crop', figure: 'man', weight: 0.4, dress: 'suit', open: true, topHex: '#9db7f5', accentHex: '#e0a67e', trousersHex: '#27345f', skinHex: '#e0a67e', lids: 0.5, mouth: 'calm' }, pose: { headTurn: [0.16, 0.05, 0.08] } }, // prettier-ignore
      camera: { from: [0.62, 1.4, 1.46], at: [-0.08, 1.1, 0.2], lens: 36 },
    },
    {
      media: 'solution/work-lab-child-2.webp',
      variant: { ecg: true, who: { hair: 'parted', hairHex: '#8f8a84', age: 'elder', figure: 'man', weight: 0.7, dress: 'suit', open: true, topHex: '#e8b04a', accentHex: '#d9a074', trousersHex: '#27345f', skinHex: '#d9a074', mouth: 'calm' } }, // prettier-ignore
      camera: { from: [-0.5, 1.36, 1.42], at: [0.0, 1.1, 0.1], lens: 46 },
    },
  ],
});
