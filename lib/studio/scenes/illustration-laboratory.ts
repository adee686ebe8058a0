import { daylight } from '../kit/light.ts';
import { clay, colour } from '../kit/material.ts';
import { add, group, hot, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { roundedBox, tube } from '../kit/solid.ts';
import { domeCamera } from '../parts/devices/cameras.ts';
import { eegCap } from '../parts/devices/eeg-cap.ts';
import { markerBox } from '../parts/devices/marker-box.ts';
import { remoteEyeTracker } from '../parts/devices/remote-eye-tracker.ts';
import { desk, display, keyboard, monitor, officeChair, plant } from '../parts/furniture.ts';
import { skinElectrodes } from '../parts/laboratory.ts';
import { panelPicture } from '../parts/panels.ts';
import { person } from '../parts/person/person.ts';
import { sitting, standing } from '../parts/person/pose.ts';
import { daySky, room, windowFrame } from '../parts/room.ts';
import { page, recording } from '../parts/screens.ts';
import { rug } from '../parts/stage.ts';
import { cabin, carSeat } from '../parts/vehicle.ts';
import { motionOnChest, pulseOnWrist } from '../parts/worn-sensors.ts';

/** Laboratory: one participant, everything that measures her, and the wall where it comes together. */
export default defineScene({
  light: daylight([0, 0, 0.2], 1.25, 'left', { exposure: 0.14 }),
  build(root) {
    place(root, room({ w: 9.4, d: 2.4, h: 3.7, left: true, right: false }));
    rug(root, 5.4, 2.9, '#c9d7f8', [0.05, 0, 0.2], 0.6);
    place(root, windowFrame(1.1, 1.5, daySky()), [-2.6, 1.75, -2.38]);
    place(root, plant(), [-3.0, 0.02, -1.7], 0, 1.1);
    const seat = group(root, 'seat', [-1.35, 0.02, 0.35], [0, 1.92, 0]);
    const chair = hot(group(seat, ''), 'seat-pressure');
    chair.add(officeChair({ hex: '#8fb0f5', arms: false }));
    add(chair, roundedBox(0.4, 0.022, 0.4, 0.01), clay('#16203f'), [0, 0.517, 0.0]);
    const p = place(
      seat,
      person(
        {
          hair: 'under',
          figure: 'woman',
          dress: 'shirt',
          topHex: '#f4f7ff',
          trousersHex: '#24357a',
          skinHex: '#f3c7a6',
        },
        sitting({
          lean: 0.06,
          headTurn: [0.04, -0.12, 0],
          left: { at: [0.2, 0.775, 0.36], fingers: [-0.1, -0.05, 1], back: [0.05, 1, 0.1], curl: 0.1, spread: 1.2 },
          right: { at: [-0.2, 0.775, 0.36], fingers: [0.12, -0.12, 1], back: [-0.1, 1, 0.15], curl: 0.3 },
        }),
      ),
    );
    hot(group(p.head, ''), 'brain-wave').add(eegCap({ capHex: '#1f5bff', trimHex: '#ffffff' }));
    hot(skinElectrodes(p, 'left'), 'physiology-finger');
    pulseOnWrist(p, 'physiology-wrist', 'right');
    motionOnChest(p, 'motion-capture');
    const table = group(seat, 'table', [0, 0, 0.68]);
    place(table, desk({ w: 1.7, d: 0.8, hex: '#ffffff' }));
    place(hot(group(table, ''), 'screen-stimulus'), monitor(page('lab-stimulus', 'none'), { w: 0.66, h: 0.39 }), [0, 0.735, 0.18], Math.PI); // prettier-ignore
    place(hot(group(table, ''), 'eye-tracking'), remoteEyeTracker(0.36), [0, 0.762, 0.1], Math.PI);
    place(table, keyboard(), [-0.24, 0.735, -0.2], Math.PI);
    const events = hot(group(table, ''), 'events');
    place(events, markerBox(), [-0.62, 0.735, -0.02], 2.6);
    add(events, tube([[-0.62, 0.76, 0.03], [-0.6, 0.745, 0.18], [-0.42, 0.742, 0.26], [-0.2, 0.742, 0.24]], 0.006), clay('#0f1830')); // prettier-ignore
    const wall = hot(group(root, '', [1.32, 0, -2.32]), 'screen-recording');
    place(wall, display(recording('lab-wall'), { w: 1.9, h: 1.07, y: 1.62 }));
    const side = hot(group(root, '', [2.86, 0, -2.32]), 'screen-behaviour');
    place(side, display(panelPicture('behaviour', 'lab-views'), { w: 0.92, h: 0.53, y: 1.89 }));
    const gaze = hot(group(root, '', [2.86, 0, -2.32]), 'screen-gaze');
    place(gaze, display(page('lab-gaze', 'heat'), { w: 0.92, h: 0.53, y: 1.3 }));
    const camera = hot(group(root, '', [-0.75, 2.62, -2.3]), 'camera');
    place(camera, domeCamera(), [0, 0, 0.12], [Math.PI / 2.3, 0, 0], 1.5);
    add(camera, roundedBox(0.2, 0.2, 0.06, 0.03), clay(colour.cloud));
    const scientist = place(
      root,
      person(
        { hair: 'short', figure: 'man', dress: 'labcoat', topHex: '#f4f7ff', trousersHex: '#1a2547', skinHex: '#eebb93', spectacles: true }, // prettier-ignore
        standing({
          headTurn: [-0.12, 0.1, 0],
          left: { at: [0.16, 1.5, 0.5], fingers: [-0.1, 0.3, 1], back: [0.9, 0.3, 0], curl: 0.75, point: true, elbow: [1, -0.8, 0] }, // prettier-ignore
        }),
      ),
      [0.3, 0.02, -1.7],
      1.95,
    );
    scientist.scale.setScalar(1.04);
    const simulator = group(root, 'simulator', [2.3, 0.02, 0.15], [0, -1.8, 0]);
    const cabinPart = cabin({ shell: 'none', middle: page('lab-infotainment', 'none', true) });
    place(hot(group(simulator, ''), 'car-seat'), carSeat());
    place(simulator, cabinPart);
    const wheel = cabinPart.getObjectByName('wheel');
    if (wheel) hot(wheel, 'steering-wheel');
  },
  shots: [
    {
      media: 'illustration/laboratory.webp',
      areas: true,
      size: [2400, 1500],
      camera: { from: [0.3, 1.65, 5.9], at: [0.5, 1.02, -0.5], lens: 40 },
    },
  ],
});
