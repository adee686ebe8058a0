import { box, circle, dot } from '../svg';

/** Modules: the device itself, or where it sits on the body. */
export const MODULE_ICONS: Record<string, string[]> = {
  // glasses from the front; the point between the brows is the scene camera
  'module-eye-tracking-glasses': [
    box(2.5, 9, 8, 7.5, 3),
    box(13.5, 9, 8, 7.5, 3),
    'M10.5 11.5c.8-.8 2.2-.8 3 0',
    'M2.5 11V8.5A2 2 0 0 1 4 6.5',
    'M21.5 11V8.5A2 2 0 0 0 20 6.5',
    dot(12, 7.5),
    dot(7, 13),
    dot(17, 13),
  ],
  // screen with an eye, the tracker bar below
  'module-screen-eye-tracking': [
    box(2.5, 3.5, 19, 13, 2),
    'M6.5 10c3-4 8-4 11 0-3 4-8 4-11 0z',
    dot(12, 10),
    'M7 20.5h10',
  ],
  // head in profile with a cap and its electrodes
  'module-eeg': [
    'M9 21v-3.5A7.5 7.5 0 1 1 19 9.5l1.5 4H19V16a2 2 0 0 1-2 2h-2v3',
    'M4.5 12.5L19 9.5',
    dot(7.5, 8.5),
    dot(11, 6.5),
    dot(14.5, 7),
  ],
  // face with the band of optodes across the forehead
  'module-fnirs': [
    box(5, 2.5, 14, 19, 7),
    'M5.5 7h13',
    'M5 12.5h14',
    dot(8.5, 9.75),
    dot(12, 9.75),
    dot(15.5, 9.75),
    dot(9.5, 16.5),
    dot(14.5, 16.5),
  ],
  // heart crossed by its trace
  'module-wearable-physiology': ['M12 20.5L5 13.5A5 5 0 0 1 12 6.5a5 5 0 0 1 7 7z', 'M2.5 12H8l1.5-2.5L12 15l1.5-3h3'],
  // two fingers with electrodes, wired to one recorder
  'module-skin-respiration': [
    'M12 2.5c3 3.5 4.5 5.5 4.5 8a4.5 4.5 0 0 1-9 0c0-2.5 1.5-4.5 4.5-8z',
    'M2.5 21H6c2 0 2.5-3 4.5-3s4 3 7.5 3h3.5',
    'M12 12.5a2 2 0 0 0 2-2',
  ],
  // flexed arm with two electrodes
  'module-emg': [
    'M6 3.5L9 3l1.5 3.5L8.5 8 8 11.5c2-2 5.5-2 7.5 0 3 0 5.5 2.5 5.5 5.5-3 3.5-8 4.5-13 3.5L4 19.5C3 14 4 8 6 3.5z',
    dot(11, 14),
    dot(15, 14),
  ],
  // walker with a marker at every joint
  'module-motion-capture': [
    'M2.5 6.5v-4h4',
    'M17.5 2.5h4v4',
    'M21.5 17.5v4h-4',
    'M6.5 21.5h-4v-4',
    circle(12.5, 5.5, 1.5),
    'M12.5 9L11.5 13l3 2.5.5 3.5',
    'M11.5 13L10.5 16.5 8 19',
    'M8 12.5L9 9.8 12.5 9l2.5 3 2 .5',
  ],
  // camera above the tracks of a coding scheme
  'module-behavior-coding': [
    box(2.5, 3.5, 12.5, 8.5, 2),
    'M15 7l6-2.5v6.5l-6-2.5',
    'M3 16h5',
    'M12 16h9',
    'M3 20.5h9',
    'M16 20.5h5',
  ],
  // three screens around a wheel
  'module-driving-simulation': [
    'M8 3h8v6H8z',
    'M8 3L2.5 4.5v6L8 9',
    'M16 3L21.5 4.5v6L16 9',
    circle(12, 17, 4.5),
    'M8 15.5h8',
    'M12 15.5v6',
  ],
  // headset from the front
  'module-vr-interaction': [
    'M5 7h14a2.5 2.5 0 0 1 2.5 2.5v6A2.5 2.5 0 0 1 19 18h-2.5c-1.5 0-2-3-4.5-3s-3 3-4.5 3H5a2.5 2.5 0 0 1-2.5-2.5v-6A2.5 2.5 0 0 1 5 7z',
    'M6.5 7c.5-4 10.5-4 11 0',
    'M7 11h10',
  ],
  // thermometer and light
  'module-environment-markers': [
    'M5.5 14V5.5a2.5 2.5 0 0 1 5 0V14a4 4 0 1 1-5 0z',
    'M8 9.5V17',
    'M14 12a3.5 3.5 0 1 0 0-7',
    'M14 1.5V2',
    'M20.5 8.5h1',
    'M18.5 4l.7-.7',
    'M18.5 13l.7.7',
    'M14 15v.5',
  ],
};

/** Kinds of custom development. */
export const DEVELOPMENT_ICONS: Record<string, string[]> = {
  // gauge and two bars on a panel
  'development-type-dashboards': [
    box(2.5, 4, 19, 16, 2.5),
    'M6 14a4 4 0 0 1 8 0',
    'M10 14l1.5-2',
    'M17.5 14V9.5',
    'M6 17h11.5',
  ],
  // clipboard with a trace
  'development-type-data-collection': [
    'M8.5 5H6.5a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2h-2',
    box(8.5, 3, 7, 4, 1),
    'M7.5 14h2.5l1.5-3 2 5.5 1-2.5h2',
  ],
  // two data sets and the exchange between them
  'development-type-data-interfaces': [
    'M3 5.5c0-3 7-3 7 0s-7 3-7 0z',
    'M3 5.5v7c0 3 7 3 7 0v-7',
    'M14 11.5c0-3 7-3 7 0s-7 3-7 0z',
    'M14 11.5v7c0 3 7 3 7 0v-7',
    'M14 5h5.5L18 3',
    'M10 19H4.5L6 21',
  ],
  // seat, wheel and pedal from the side
  'development-type-driving-cabins': [
    'M4 4.5l2 9.5h6.5',
    'M9 14v6.5',
    'M3.5 20.5h10',
    'M14 6.5l3 5',
    'M15.5 9h5.5v5.5',
    'M16.5 20.5L21 18',
  ],
  // window that plays a trial
  'development-type-experiment-software': [
    box(2.5, 4, 19, 16, 2.5),
    'M2.5 8.5h19',
    'M10 11.5v5.5l4.5-2.75z',
    dot(5.5, 6.3),
  ],
  // page and pen
  'development-type-report-writing': [
    'M18.5 9V5a2 2 0 0 0-2-2h-11a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2H9',
    'M7 7.5h8',
    'M7 11.5h5',
    'M12.5 17.5l6.5-6.5 2.5 2.5L15 20l-3 .5z',
  ],
  // chip with its contacts
  'development-type-sensor-customization': [
    box(6.5, 6.5, 11, 11, 2),
    'M9.5 12h1l1.5-2.5v5l1.5-2.5h1',
    'M9.5 6.5V3',
    'M14.5 6.5V3',
    'M9.5 17.5V21',
    'M14.5 17.5V21',
    'M6.5 12H3',
    'M17.5 12H21',
  ],
  // noise that becomes a clean wave
  'development-type-signal-cleaning': [
    'M2.5 13l1-4 1.5 7 1.5-9 1.5 9 1.5-5',
    'M12 5v2',
    'M12 10.5v2',
    'M12 16v2',
    'M14.5 12c1-5 2.5-5 3.5 0s2.5 5 3.5 0',
  ],
  // network of units with one answer
  'development-type-state-recognition': [
    'M3 11.5c4.5 5.5 13.5 5.5 18 0',
    'M12 15.5V19',
    'M6.5 14l-2 3',
    'M17.5 14l2 3',
    'M8 8V7',
    'M12 8V5',
    'M16 8V3',
  ],
  // one question, two conditions
  'development-type-study-design': [
    circle(12, 4.5, 2),
    'M12 6.5V11',
    'M6 15v-2a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v2',
    box(3, 15, 6, 6, 1.5),
    circle(18, 18, 3),
  ],
  // block on a grid floor
  'development-type-vr-scenes': [
    'M12 3l5 2.5v5.5l-5 2.5L7 11V5.5z',
    'M7 5.5L12 8l5-2.5',
    'M12 8v5.5',
    'M5 14L2.5 21h19L19 14',
    'M12 17v4',
  ],
  // watch on a strap
  'development-type-wearable-integration': [
    box(6, 7, 12, 10, 3),
    'M8.5 7L9.5 2.5h5l1 4.5',
    'M8.5 17l1 4.5h5l1-4.5',
    'M8.5 12h2l1.25-2 1.25 4 1-2h1.5',
  ],
};
