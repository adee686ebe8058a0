/** Event marker box: a flat case with eight BNC sockets, a trigger button and a light sensor on a cable. */
import type { Group } from 'three';
import { clay, colour, glow, gloss, metal } from '../../kit/material.ts';
import { add, group } from '../../kit/node.ts';
import { roundedBox, slab, tube, turned } from '../../kit/solid.ts';

const SOCKET: [number, number][] = [
  [0, 0.002],
  [0.0062, 0.002],
  [0.0062, 0.004],
  [0.0048, 0.005],
  [0.0048, 0.013],
  [0.0034, 0.013],
  [0.0034, 0.006],
  [0, 0.006],
];

/** Case 0.19 m wide standing on y = 0, sockets towards +z. @param sockets in one row */
export function markerBox(sockets = 8): Group {
  const g = group(null, 'marker-box');
  add(g, slab(0.19, 0.12, 0.038, 0.012, 0.004), clay('#f4f7ff'));
  add(g, slab(0.174, 0.06, 0.002, 0.006, 0.0008), gloss('#0b1533'), [0, 0.0375, -0.018]);
  add(g, roundedBox(0.186, 0.026, 0.004, 0.0018), clay(colour.navy), [0, 0.019, 0.0595]);
  for (let i = 0; i < sockets; i++) {
    const x = (i - (sockets - 1) / 2) * 0.0205;
    add(g, turned(SOCKET, 0.0005, 28), metal('#d9dee9'), [x, 0.019, 0.06], [Math.PI / 2, 0, 0]);
    for (const s of [-1, 1])
      add(g, roundedBox(0.003, 0.0016, 0.0022, 0.0006), metal('#d9dee9'), [x + s * 0.0052, 0.019, 0.0695]);
    add(g, roundedBox(0.004, 0.0008, 0.0014, 0.0003), glow(i < 5 ? colour.muscle : colour.gaze), [x, 0.0398, -0.006]);
  }
  add(
    g,
    turned(
      [
        [0, 0.008],
        [0.011, 0.008],
        [0.012, 0],
        [0, 0],
      ],
      0.002,
      40,
    ),
    clay(colour.heart),
    [0.066, 0.037, 0.03],
  );
  // four digits of the clock
  for (let i = 0; i < 4; i++)
    add(g, roundedBox(0.009, 0.0006, 0.016, 0.0003), glow('#7fa8ff'), [-0.05 + i * 0.013, 0.0397, -0.024]);
  return g;
}

/** Light sensor for a screen's corner, with a metre of cable towards +x; lies on y = 0. */
export function lightSensor(): Group {
  const g = group(null, 'light-sensor');
  add(g, slab(0.026, 0.026, 0.008, 0.006, 0.002), clay(colour.navy));
  add(
    g,
    turned(
      [
        [0, 0.0095],
        [0.005, 0.0095],
        [0.006, 0.0075],
        [0, 0.0075],
      ],
      0.0006,
      32,
    ),
    gloss('#1d2b5c'),
  );
  const cable: [number, number, number][] = [
    [0.012, 0.004, 0],
    [0.04, 0.003, 0.006],
    [0.07, 0.003, 0.03],
    [0.06, 0.003, 0.06],
    [0.02, 0.003, 0.062],
  ];
  add(g, tube(cable, 0.0018), clay(colour.ink));
  return g;
}
