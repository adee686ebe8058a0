import { daylight } from '../kit/light.ts';
import { clay, colour, glow, matte, metal } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { roundedBox, slab, tube } from '../kit/solid.ts';
import { eegCap } from '../parts/devices/eeg-cap.ts';
import { eegFnirsCap } from '../parts/devices/fnirs-cap.ts';
import { remoteEyeTracker } from '../parts/devices/remote-eye-tracker.ts';
import { headset } from '../parts/devices/wearables.ts';
import { amplifier, desk, keyboard, monitor, officeChair, shellChair, stool } from '../parts/furniture.ts';
import { chinRest, responseBox, speaker } from '../parts/laboratory.ts';
import { person } from '../parts/person/person.ts';
import { sitting, standing } from '../parts/person/pose.ts';
import { room } from '../parts/room.ts';
import { cross, eegTraces } from '../parts/screens.ts';

type Variant = 'sounds' | 'fitting' | 'gel' | 'empty-booth' | 'booth';

/** Shielded booth and preparation room of an EEG laboratory. */
export default defineScene<Variant>({
  light: daylight([0, 0.1, 0], 1.1),
  build(root, v) {
    const booth = v !== 'fitting' && v !== 'gel';
    place(root, room({ w: booth ? 4.6 : 6, d: 1.9, h: 2.8, left: booth, wallHex: booth ? '#c9d2e6' : '#e6edf9', floorHex: booth ? '#a9b6d4' : '#d3def3' })); // prettier-ignore
    if (booth) {
      // absorber panels with seams
      for (let i = 0; i < 6; i++) for (let k = 0; k < 3; k++) add(root, roundedBox(0.7, 0.82, 0.05, 0.035), matte((i + k) % 2 ? '#bcc7e0' : '#b2bedb'), [-1.85 + i * 0.74, 0.55 + k * 0.86, -1.87]); // prettier-ignore
      add(root, roundedBox(1.2, 0.05, 0.3, 0.02), clay('#ffffff'), [0.4, 2.72, -0.6]);
      add(root, roundedBox(1.1, 0.012, 0.22, 0.005), glow('#fff6e6'), [0.4, 2.69, -0.6]);
    }
    if (v === 'sounds') {
      const rig = group(root, 'rig', [-0.75, 0, -0.45], [0, 1.45, 0]);
      place(rig, officeChair({ arms: false }));
      const p = place(rig, person({ hair: 'crop', figure: 'man', topHex: '#12b886', trousersHex: '#27345f', skinHex: '#eebb93', lids: 0.9 }, sitting())); // prettier-ignore
      p.head.add(eegCap({ channels: 64, capHex: colour.brand, trimHex: '#ffffff' }));
      place(rig, speaker(1.12), [0, 0, 1.55], Math.PI);
      place(root, desk({ w: 0.8, d: 0.5, top: 0.62 }), [-0.2, 0, -1.35]);
      place(root, headset(), [-0.2, 0.74, -1.35], [-0.2, 0.5, 0]);
      place(root, amplifier(), [-0.45, 0.62, -1.3], 0.4);
    }
    if (v === 'booth' || v === 'empty-booth') {
      const rig = group(root, 'rig', [-0.55, 0, -0.3], [0, 1.85, 0]);
      place(rig, desk({ w: 1.2, d: 0.7 }), [0, 0, 0.66]);
      place(rig, monitor(v === 'booth' ? cross('cross') : cross('cross-empty'), { w: 0.56, h: 0.33 }), [0, 0.735, 0.86], Math.PI + 0.45); // prettier-ignore
      place(rig, remoteEyeTracker(0.32), [-0.02, 0.742, 0.77], Math.PI + 0.25);
      place(rig, officeChair({ arms: false }));
      if (v === 'empty-booth') place(rig, chinRest(0.34), [0, 0.735, 0.36]);
      for (const s of [-1, 1]) place(root, speaker(1.15), [s * 0.2 + 1.3, 0, s * 0.55 - 0.9], -1.3 - s * 0.3);
      if (v === 'booth') {
        const p = place(rig, person({ hair: 'under', figure: 'woman', topHex: '#ff8a5c', trousersHex: '#1b2650', skinHex: '#f6cfae' }, sitting({ right: { at: [-0.16, 0.8, 0.33], fingers: [0.1, -0.28, 1], back: [0, 1, 0.25], curl: 0.35 } }))); // prettier-ignore
        p.head.add(eegCap({ channels: 64, capHex: '#18275f' }));
        place(rig, responseBox(), [-0.16, 0.735, 0.46]);
      }
    }
    if (v === 'fitting' || v === 'gel') {
      const rig = group(root, 'rig', [0.1, 0, -0.1], [0, v === 'fitting' ? 0.5 : 0.85, 0]);
      place(rig, v === 'fitting' ? shellChair() : stool({ height: 0.48 }));
      const subject = place(rig, person(v === 'fitting' ? { hair: 'crop', figure: 'man', topHex: '#5b8cff', trousersHex: '#27345f', skinHex: '#eebb93' } : { hair: 'under', figure: 'woman', topHex: '#f08a9b', trousersHex: '#27345f', skinHex: '#f6cfae' }, sitting({ hips: [0, 0.55, 0] }))); // prettier-ignore
      subject.head.add(v === 'fitting' ? eegFnirsCap() : eegCap({ channels: 64, capHex: '#18275f' }));
      const researcher = v === 'fitting' ? { hair: 'ponytail' as const, figure: 'woman' as const, skinHex: '#f3c7a6', hairHex: '#2a1e22' } : { hair: 'parted' as const, figure: 'man' as const, skinHex: '#e9b38b', spectacles: true }; // prettier-ignore
      const reach = v === 'fitting' ? standing({ lean: 0.3, headTurn: [0.45, 0, 0], left: { at: [0.1, 1.3, 0.46], fingers: [-0.35, -0.1, 1], back: [0.4, 1, 0], curl: 0.45, thumb: 0.7 }, right: { at: [-0.12, 1.3, 0.46], fingers: [0.35, -0.1, 1], back: [-0.4, 1, 0], curl: 0.45, thumb: 0.7 } }) : standing({ lean: 0.2, headTurn: [0.42, 0, 0], right: { at: [-0.12, 1.4, 0.43], elbow: [-0.8, -0.9, 0], fingers: [0.2, -0.5, 0.8], back: [-0.3, 0.9, 0.4], curl: 0.75, thumb: 0.9 }, left: { at: [0.14, 1.36, 0.4], fingers: [-0.4, -0.2, 1], back: [0.2, 1, 0], curl: 0.3 } }); // prettier-ignore
      const r = place(rig, person({ ...researcher, dress: 'labcoat', topHex: '#f4f7ff', accentHex: '#8fb0ef', trousersHex: '#3b4669' }, reach), v === 'fitting' ? [0.33, 0, 0.6] : [-0.3, 0, -0.66], v === 'fitting' ? Math.PI + 0.48 : 0.42); // prettier-ignore
      if (v === 'gel') {
        const syringe = group(r, 'syringe');
        syringe.applyMatrix4(r.hand.right);
        add(
          syringe,
          tube(
            [
              [0.03, -0.05, 0.08],
              [0.045, -0.1, 0.13],
            ],
            0.009,
            2,
          ),
          clay('#dfeaff'),
        );
        add(
          syringe,
          tube(
            [
              [0.045, -0.1, 0.13],
              [0.052, -0.125, 0.155],
            ],
            0.002,
            2,
          ),
          metal('#c8d2ea'),
        );
      }
      const d = group(root, 'desk', [-1.55, 0, -1.3]);
      place(d, desk({ w: 1.5, d: 0.7 }));
      place(d, monitor(eegTraces('preparation', 12), { w: 0.7, h: 0.42 }), [0.05, 0.735, -0.1], 0.15);
      place(d, keyboard(), [0, 0.735, 0.18]);
      place(d, amplifier(), [0.52, 0.735, 0.1], 0.3);
      add(root, slab(0.5, 0.36, 0.03, 0.05), clay('#ffffff'), [1.6, 0.8, -1.4]);
      add(root, roundedBox(0.46, 0.8, 0.34, 0.03), clay('#dbe4f6'), [1.6, 0.4, -1.4]);
      for (let i = 0; i < 3; i++) add(root, roundedBox(0.07, 0.16, 0.07, 0.025), clay(['#8fb0ef', '#f4f7ff', '#12b886'][i]), [1.47 + i * 0.11, 0.9, -1.4]); // prettier-ignore
    }
  },
  shots: [
    {
      media: 'case/eeg-fnirs-load.webp',
      variant: 'fitting',
      camera: { from: [-0.6, 1.5, 2.8], at: [0.18, 1.08, 0], lens: 46 },
    },
    { media: 'case/oddball-distance.webp', variant: 'sounds', camera: { from: [0.3, 1.45, 3.2], at: [0.05, 0.98, -0.3], lens: 42 } }, // prettier-ignore
    { media: 'solution/cognition-lab.webp', variant: 'empty-booth', camera: { from: [-0.7, 1.65, 2.6], at: [0.1, 0.98, -0.4], lens: 38 } }, // prettier-ignore
    { media: 'domain/cognitive-neuroscience.webp', variant: 'booth', camera: { from: [-0.3, 1.45, 2.4], at: [0.1, 1.0, -0.3], lens: 42 } }, // prettier-ignore
    { media: 'solution/cognition-lab-home.webp', variant: 'gel', camera: { from: [0.75, 1.6, 2.7], at: [0.0, 1.1, -0.2], lens: 46 } }, // prettier-ignore
    { media: 'lab/linjiang-cognition-lab.webp', variant: 'gel', camera: { from: [-1.2, 1.55, 2.6], at: [0.0, 1.05, -0.2], lens: 40 } }, // prettier-ignore
    { media: 'lab/linjiang-cognition-lab-2.webp', variant: 'booth', camera: { from: [-1.35, 1.5, 1.2], at: [0.25, 1.02, -0.6], lens: 40 } }, // prettier-ignore
    { media: 'lab/minghu-brain-lab.webp', variant: 'fitting', camera: { from: [-1.35, 1.45, 1.15], at: [0.15, 1.18, 0.1], lens: 46 } }, // prettier-ignore
    { media: 'solution/cognition-lab-header.webp', variant: 'booth', camera: { from: [0.95, 1.5, 3.2], at: [0.1, 1.0, -0.4], lens: 38 } }, // prettier-ignore
    { media: 'solution/cognition-lab-child-2.webp', variant: 'fitting', camera: { from: [-0.7, 1.3, 1.55], at: [0.12, 1.22, 0.05], lens: 66 } }, // prettier-ignore
    { media: 'domain/cognitive-neuroscience-header.webp', variant: 'gel', camera: { from: [1.5, 1.7, 1.7], at: [0.0, 1.2, -0.2], lens: 46 } }, // prettier-ignore
    {
      media: 'domain/cognitive-neuroscience-solution-2.webp',
      variant: 'fitting',
      camera: { from: [-0.35, 1.6, 1.3], at: [0.12, 1.28, 0.0], lens: 66 },
    }, // prettier-ignore,
    { media: 'solution/cognition-lab-child-3.webp', variant: 'empty-booth', camera: { from: [0.95, 1.25, 1.0], at: [-0.02, 0.98, -0.5], lens: 44 } }, // prettier-ignore
  ],
});
