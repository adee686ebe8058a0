import { type AreaLight, daylight } from '../kit/light.ts';
import { clay, colour, glow, matte } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { roundedBox, slab } from '../kit/solid.ts';
import { eegCap } from '../parts/devices/eeg-cap.ts';
import { eegFnirsCap } from '../parts/devices/fnirs-cap.ts';
import { remoteEyeTracker } from '../parts/devices/remote-eye-tracker.ts';
import { headset } from '../parts/devices/wearables.ts';
import { amplifier, desk, keyboard, monitor, officeChair, shellChair } from '../parts/furniture.ts';
import { chinRest, responseBox, speaker } from '../parts/laboratory.ts';
import { person, type PersonLook } from '../parts/person/person.ts';
import { sitting, standing } from '../parts/person/pose.ts';
import { room } from '../parts/room.ts';
import { cross, eegTraces } from '../parts/screens.ts';

type Variant = 'sounds' | 'fitting' | 'empty-booth' | 'booth' | 'student';

const day = daylight([0, 0.1, 0], 1.1);
/** Fill for a view from behind, where the windows' light does not reach. */
const behind: AreaLight = {
  from: [-1.9, 2.5, -1.3],
  at: [-0.5, 1, -0.3],
  size: 1.4,
  power: 50,
  colour: [1, 0.97, 0.92],
};

/** Shielded booth of an EEG laboratory, and near views of a cap with optodes. */
export default defineScene<Variant>({
  light: day,
  build(root, v) {
    const booth = v !== 'fitting';
    place(
      root,
      room({
        w: booth ? 4.6 : 6,
        d: 1.9,
        h: 2.8,
        left: booth,
        wallHex: booth ? '#c9d2e6' : '#e6edf9',
        floorHex: booth ? '#a9b6d4' : '#d3def3',
      }),
    );
    if (booth) {
      // absorber panels with seams
      for (let i = 0; i < 6; i++)
        for (let k = 0; k < 3; k++)
          add(root, roundedBox(0.7, 0.82, 0.05, 0.035), matte((i + k) % 2 ? '#bcc7e0' : '#b2bedb'), [
            -1.85 + i * 0.74,
            0.55 + k * 0.86,
            -1.87,
          ]);
      add(root, roundedBox(1.2, 0.05, 0.3, 0.02), clay('#ffffff'), [0.4, 2.72, -0.6]);
      add(root, roundedBox(1.1, 0.012, 0.22, 0.005), glow('#fff6e6'), [0.4, 2.69, -0.6]);
    }
    if (v === 'sounds') {
      const rig = group(root, 'rig', [-0.75, 0, -0.45], [0, 1.45, 0]);
      place(rig, officeChair({ arms: false }));
      const p = place(
        rig,
        person(
          { hair: 'crop', figure: 'man', topHex: '#12b886', trousersHex: '#27345f', skinHex: '#eebb93', lids: 0.9 },
          sitting(),
        ),
      );
      p.head.add(eegCap({ channels: 64, capHex: colour.brand, trimHex: '#ffffff' }));
      place(rig, speaker(1.12), [0, 0, 1.55], Math.PI);
      place(root, desk({ w: 0.8, d: 0.5, top: 0.62 }), [-0.2, 0, -1.35]);
      place(root, headset(), [-0.2, 0.74, -1.35], [-0.2, 0.5, 0]);
      place(root, amplifier(), [-0.45, 0.62, -1.3], 0.4);
    }
    if (v === 'booth' || v === 'student' || v === 'empty-booth') {
      const rig = group(root, 'rig', [-0.55, 0, -0.3], [0, 1.85, 0]);
      place(rig, desk({ w: 1.2, d: 0.7 }), [0, 0, 0.66]);
      place(
        rig,
        monitor(v === 'empty-booth' ? cross('cross-empty') : cross('cross'), { w: 0.56, h: 0.33 }),
        [0, 0.735, 0.86],
        Math.PI + 0.45,
      );
      place(rig, remoteEyeTracker(0.32), [-0.02, 0.742, 0.77], Math.PI + 0.25);
      place(rig, officeChair({ arms: false }));
      if (v === 'empty-booth') place(rig, chinRest(0.34), [0, 0.735, 0.36]);
      for (const s of [-1, 1]) place(root, speaker(1.15), [s * 0.2 + 1.3, 0, s * 0.55 - 0.9], -1.3 - s * 0.3);
      if (v !== 'empty-booth') {
        const look: PersonLook =
          v === 'booth'
            ? { hair: 'under', figure: 'woman', topHex: '#ff8a5c', skinHex: '#f6cfae' }
            : { hair: 'crop', figure: 'man', topHex: '#12b886', skinHex: '#e9b38b', dress: 'hoodie' };
        const p = place(
          rig,
          person(
            { trousersHex: '#1b2650', ...look },
            sitting({ right: { at: [-0.16, 0.8, 0.33], fingers: [0.1, -0.28, 1], back: [0, 1, 0.25], curl: 0.35 } }),
          ),
        );
        p.head.add(
          eegCap(
            v === 'booth'
              ? { channels: 64, capHex: '#18275f' }
              : { channels: 32, capHex: '#23408f', trimHex: '#dfe8ff' },
          ),
        );
        place(rig, responseBox(), [-0.16, 0.735, 0.46]);
      }
    }
    if (v === 'fitting') {
      const rig = group(root, 'rig', [0.1, 0, -0.1], [0, 0.5, 0]);
      place(rig, shellChair());
      const subject = place(
        rig,
        person(
          { hair: 'crop', figure: 'man', topHex: '#5b8cff', trousersHex: '#27345f', skinHex: '#eebb93' },
          sitting({ hips: [0, 0.55, 0] }),
        ),
      );
      subject.head.add(eegFnirsCap());
      const reach = standing({
        lean: 0.3,
        headTurn: [0.45, 0, 0],
        left: { at: [0.1, 1.3, 0.46], fingers: [-0.35, -0.1, 1], back: [0.4, 1, 0], curl: 0.45, thumb: 0.7 },
        right: { at: [-0.12, 1.3, 0.46], fingers: [0.35, -0.1, 1], back: [-0.4, 1, 0], curl: 0.45, thumb: 0.7 },
      });
      place(
        rig,
        person(
          {
            hair: 'ponytail',
            figure: 'woman',
            skinHex: '#f3c7a6',
            hairHex: '#2a1e22',
            dress: 'labcoat',
            topHex: '#f4f7ff',
            accentHex: '#8fb0ef',
            trousersHex: '#3b4669',
          },
          reach,
        ),
        [0.33, 0, 0.6],
        Math.PI + 0.48,
      );
      const d = group(root, 'desk', [-1.55, 0, -1.3]);
      place(d, desk({ w: 1.5, d: 0.7 }));
      place(d, monitor(eegTraces('preparation', 12), { w: 0.7, h: 0.42 }), [0.05, 0.735, -0.1], 0.15);
      place(d, keyboard(), [0, 0.735, 0.18]);
      place(d, amplifier(), [0.52, 0.735, 0.1], 0.3);
      add(root, slab(0.5, 0.36, 0.03, 0.05), clay('#ffffff'), [1.6, 0.8, -1.4]);
      add(root, roundedBox(0.46, 0.8, 0.34, 0.03), clay('#dbe4f6'), [1.6, 0.4, -1.4]);
      for (let i = 0; i < 3; i++)
        add(root, roundedBox(0.07, 0.16, 0.07, 0.025), clay(['#8fb0ef', '#f4f7ff', '#12b886'][i]), [
          1.47 + i * 0.11,
          0.9,
          -1.4,
        ]);
    }
  },
  shots: [
    {
      media: 'case/oddball-distance.webp',
      variant: 'sounds',
      camera: { from: [0.3, 1.45, 3.2], at: [0.05, 0.98, -0.3], lens: 42 },
    },
    {
      media: 'solution/cognition-lab.webp',
      variant: 'empty-booth',
      camera: { from: [-0.7, 1.65, 2.6], at: [0.1, 0.98, -0.4], lens: 38 },
    },
    {
      media: 'domain/cognitive-neuroscience.webp',
      variant: 'booth',
      camera: { from: [-0.3, 1.45, 2.4], at: [0.1, 1.0, -0.3], lens: 42 },
    },
    {
      media: 'lab/linjiang-cognition-lab-2.webp',
      variant: 'student',
      light: { ...day, lights: [...day.lights, behind] },
      camera: { from: [-1.7, 1.52, -0.95], at: [0.0, 1.02, -0.42], lens: 40 },
    },
    {
      media: 'solution/cognition-lab-header.webp',
      variant: 'booth',
      camera: { from: [0.95, 1.5, 3.2], at: [0.1, 1.0, -0.4], lens: 38 },
    },
    {
      media: 'solution/cognition-lab-child-2.webp',
      variant: 'fitting',
      camera: { from: [-0.7, 1.3, 1.55], at: [0.12, 1.22, 0.05], lens: 66 },
    },
    {
      media: 'domain/cognitive-neuroscience-solution-2.webp',
      variant: 'fitting',
      camera: { from: [-0.35, 1.6, 1.3], at: [0.12, 1.28, 0.0], lens: 66 },
    }, // prettier-ignore,
    {
      media: 'solution/cognition-lab-child-3.webp',
      variant: 'empty-booth',
      camera: { from: [-1.0, 1.5, 0.1], at: [0.0, 0.96, -0.44], lens: 38 },
    },
  ],
});
