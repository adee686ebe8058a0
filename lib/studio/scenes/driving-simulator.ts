import { nightlight } from '../kit/light.ts';
import { colour } from '../kit/material.ts';
import { group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { eegCap } from '../parts/devices/eeg-cap.ts';
import { eyeTrackingGlasses } from '../parts/devices/eye-tracking-glasses.ts';
import { wristSensor } from '../parts/devices/wearables.ts';
import { tablet } from '../parts/furniture.ts';
import { dials, routeMap } from '../parts/lorry-cab.ts';
import { person, type PersonLook } from '../parts/person/person.ts';
import { driving, type Pose } from '../parts/person/pose.ts';
import { page, road } from '../parts/screens.ts';
import { cyclorama } from '../parts/stage.ts';
import { cabin, carSeat, curvedScreens, GRIP, platform, smallCamera, WHEEL } from '../parts/vehicle.ts';

interface Variant {
  driver?: PersonLook | null;
  pose?: Pose;
  cap?: boolean;
  glasses?: boolean;
  night?: boolean;
  hazard?: 'car' | 'tram' | 'walker' | 'none';
  tabletOnLap?: boolean;
  /** Navigation map on the middle screen, dials behind a wheel that leans away. */
  map?: boolean;
}

/** Car cabin on a platform before three curved screens. Driver sits at the origin and looks along −z of the world. */
export default defineScene<Variant>({
  light: nightlight([0, 0, 0.2]),
  build(root, v = {}) {
    cyclorama(root, '#0c1a44');
    place(root, platform(2.6, 2.9), [0.1, 0, 0.1]);
    const cab = group(root, 'cab', [0, 0.17, 0.45], [0, Math.PI, 0]);
    place(cab, carSeat());
    place(
      cab,
      cabin(
        v.map
          ? { middle: routeMap('map', v.night), instruments: dials('dials'), tilt: 0.42 }
          : { middle: page('infotainment', 'none', true), shell: 'door' },
      ),
    );
    place(cab, smallCamera(), [0.1, 0.79, 0.83], Math.PI);
    place(root, curvedScreens(road('road', { night: v.night, hazard: v.hazard })), [0, 0, 0.1]);
    if (v.driver === null) return;
    const look: PersonLook = {
      hair: 'under',
      figure: 'woman',
      topHex: '#f4f7ff',
      trousersHex: '#24357a',
      skinHex: '#f0bd96',
      ...v.driver,
    };
    const d = place(cab, person(look, driving(WHEEL, GRIP, { headTurn: [0.08, 0, 0], ...v.pose })));
    if (v.cap) d.head.add(eegCap({ capHex: colour.brand, trimHex: '#ffffff' }));
    if (v.glasses !== false) d.head.add(eyeTrackingGlasses());
    const sensor = wristSensor();
    sensor.applyMatrix4(d.wrist.right);
    d.add(sensor);
    if (v.tabletOnLap) place(d, tablet(page('tablet', 'none')), [0, 0.56, 0.24], [0.5, 0, 0]);
  },
  shots: [
    {
      media: 'solution/driving-lab.webp',
      variant: { driver: null },
      camera: { from: [1.7, 1.9, 3.7], at: [0.05, 0.82, -0.5], lens: 36 },
    },
    {
      media: 'domain/driving.webp',
      variant: { map: true, driver: { hair: 'short', figure: 'man', topHex: '#ff8a5c' }, hazard: 'walker' },
      camera: { from: [1.7, 2.25, 1.75], at: [-0.1, 0.86, -0.55], lens: 33 },
    },
    {
      media: 'solution/driving-lab-home.webp',
      variant: { cap: true, driver: { topHex: '#e9eefb', hair: 'under' }, hazard: 'walker' },
      camera: { from: [-3.3, 1.95, 2.5], at: [-0.1, 0.82, -0.3], lens: 40 },
    },
    {
      media: 'case/night-glare.webp',
      variant: {
        map: true,
        night: true,
        hazard: 'none',
        driver: {
          hair: 'receding',
          hairHex: '#a7adbd',
          age: 'elder',
          figure: 'man',
          topHex: '#3f5fae',
          spectacles: true,
        },
        glasses: false,
      },
      camera: { from: [1.45, 1.55, 2.0], at: [-0.2, 1.0, -0.5], lens: 38 },
    },
    {
      media: 'lab/dongyu-driving-lab.webp',
      variant: { map: true, driver: null, hazard: 'tram' },
      camera: { from: [0.62, 1.42, 1.62], at: [-0.02, 1.0, -0.7], lens: 27 },
    },
    {
      media: 'lab/hengshan-traffic-lab.webp',
      variant: { map: true, night: true, hazard: 'walker', driver: null },
      light: nightlight([0, 0, 0.2], 1, 'left', { exposure: 0.6, screen: 1.4 }),
      camera: { from: [2.1, 1.3, 1.15], at: [-0.3, 0.98, -0.6], lens: 31 },
    },
    {
      media: 'solution/driving-lab-header.webp',
      size: [2400, 1500],
      variant: { map: true, driver: { hair: 'bun', figure: 'woman', topHex: '#1f5bff' }, glasses: false },
      camera: { from: [-1.0, 1.62, 1.75], at: [0.12, 1.02, -0.6], lens: 30 },
    },
    {
      media: 'domain/driving-header.webp',
      variant: { night: true, driver: { hair: 'crop', figure: 'man', topHex: '#e9eefb' }, glasses: false },
      camera: { from: [-0.6, 1.7, 3.0], at: [0.05, 0.95, -0.6], lens: 32 },
    },
    {
      media: 'domain/driving-module-3.webp',
      variant: { driver: null, night: true, map: true, hazard: 'walker' },
      camera: { from: [1.1, 4.3, 2.6], at: [0.0, 0.6, -0.35], lens: 36 },
    },
    {
      media: 'solution/driving-lab-child-3.webp',
      variant: {
        night: true,
        cap: true,
        glasses: false,
        driver: { hair: 'under', figure: 'woman', topHex: '#8b7bd8' },
      },
      light: nightlight([0, 0, 0.2], 1, 'right'),
      camera: { from: [1.6, 1.4, -0.55], at: [0.02, 1.02, 0.2], lens: 42 },
    },
    {
      media: 'domain/driving-solution-1.webp',
      variant: {
        driver: { hair: 'parted', figure: 'man', topHex: '#12b886' },
        pose: {
          headTurn: [0.0, 0.1, 0],
          left: { at: [0.22, 0.72, 0.3], fingers: [-0.2, 0.35, 1], back: [0.4, 1, 0], curl: 0.15 },
          right: { at: [-0.2, 0.74, 0.34], fingers: [0.1, 0.45, 1], back: [-0.4, 1, 0], curl: 0.15 },
        },
        tabletOnLap: true,
      },
      camera: { from: [1.75, 1.6, 1.35], at: [-0.02, 0.92, -0.05], lens: 42 },
    },
    {
      media: 'domain/driving-solution-2.webp',
      variant: {
        driver: { hair: 'long', hairHex: '#3a2418', figure: 'woman', topHex: '#ffd166' },
        pose: {
          headTurn: [0.2, -0.4, 0],
          right: { at: [-0.3, 0.86, 0.42], fingers: [-0.15, 0.15, 1], back: [-0.3, 1, 0], curl: 0.85, point: true },
        },
      },
      light: nightlight([0, 0, 0.2], 1, 'right'),
      camera: { from: [1.35, 1.5, 0.95], at: [0.15, 0.95, -0.05], lens: 40 },
    },
  ],
});
