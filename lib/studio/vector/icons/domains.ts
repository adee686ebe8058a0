import { box, circle, dot } from '../svg';

/** Application domains: the place or the thing that the people studied deal with. */
export const DOMAIN_ICONS: Record<string, string[]> = {
  // steering wheel
  'domain-driving': [
    circle(12, 12, 9),
    circle(12, 12, 2.5),
    'M3.5 10.5c2-1 4-1.3 6-.5',
    'M20.5 10.5c-2-1-4-1.3-6-.5',
    'M12 14.5V21',
  ],
  // window with a pointer
  'domain-hci': [
    'M10.5 19H5.5a2.5 2.5 0 0 1-2.5-2.5v-10A2.5 2.5 0 0 1 5.5 4h13A2.5 2.5 0 0 1 21 6.5v4',
    'M3 8.5h18',
    'M12.5 12l8.5 3-3.5 1.5L16 20z',
  ],
  // brain from the side
  'domain-cognitive-neuroscience': [
    'M14.5 20.5v-3h2.5a4 4 0 0 0 4-4c0-1.2-.4-2.2-1-3a4.5 4.5 0 0 0-4.5-5A4.5 4.5 0 0 0 8 5a4 4 0 0 0-3.5 5A4 4 0 0 0 6.5 16.5c1 1 3 1.3 4.5.5l1.5 3.5z',
    'M11 17c.5-2 2-3 4-3',
    'M8.5 11c1.5 0 2.5-.8 2.5-2.5',
    'M15.5 5.5c-1 .8-1.3 2-1 3.5',
    'M16.5 11.5c1.3 0 2.5-.2 3.5-1',
  ],
  // aeroplane from above
  'domain-aviation': [
    'M12 3c-1 0-1.5 1.2-1.5 2.5V9.5L3 14v2l7.5-2v4L8 19.5V21l4-1 4 1v-1.5L13.5 18v-4l7.5 2v-2l-7.5-4.5V5.5C13.5 4.2 13 3 12 3z',
  ],
  // runner
  'domain-sports': [
    circle(15, 4.5, 2),
    'M7 9.5L10.5 7 14.5 8.5l-3 5',
    'M14.5 8.5l2 3H20',
    'M11.5 13.5L15 16v5',
    'M10.5 16L8.5 18H4',
  ],
  // hard hat
  'domain-work-safety': ['M4.5 16v-2a7.5 7.5 0 0 1 15 0v2', 'M10 12V6h4v6', box(2.5, 16, 19, 3, 1.5)],
  // mortar board
  'domain-education': ['M12 5L2 9.5l10 4.5 10-4.5z', 'M6 11.5v5c1.5 1.5 3.5 2.5 6 2.5s4.5-1 6-2.5v-5', 'M22 9.5V16'],
  // shopping bag
  'domain-consumer': ['M5.5 8h13l1.5 13H4z', 'M8.5 11V7a3.5 3.5 0 0 1 7 0v4'],
  // house with a stair inside
  'domain-architecture': ['M3 11l9-7.5 9 7.5', 'M5 9.5V20.5h14v-11', 'M8 20.5v-3h3v-3h3v-3h2.5'],
  // stethoscope
  'domain-healthcare': [
    'M6.5 3.5H5v5a4.5 4.5 0 0 0 9 0v-5h-1.5',
    'M9.5 13v3a4.5 4.5 0 0 0 9 0v-2',
    circle(18.5, 11.5, 2.5),
  ],
};

/** Solutions: the laboratory by the thing that stands in its middle. */
export const SOLUTION_ICONS: Record<string, string[]> = {
  // car from the front
  'solution-driving-lab': [
    'M4.5 11L6.5 6A2 2 0 0 1 8.5 4.5h7A2 2 0 0 1 17.5 6l2 5',
    'M3 17.5v-4A2.5 2.5 0 0 1 5.5 11h13a2.5 2.5 0 0 1 2.5 2.5v4z',
    'M5 17.5V20',
    'M19 17.5V20',
    'M6.5 14.3h1.5',
    'M16 14.3h1.5',
  ],
  // telephone under a finger
  'solution-usability-lab': [
    'M11 21H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7a2 2 0 0 1 2 2v3',
    'M12.5 18.5V12.5a1.25 1.25 0 0 1 2.5 0V16l3.5.5a2 2 0 0 1 1.5 2V21',
    'M9 6h3',
  ],
  // head from above with electrodes: nose, ears, midline
  'solution-cognition-lab': [
    circle(12, 12.5, 8),
    'M10.5 4.5L12 2.5l1.5 2',
    'M4 11H2.5v3H4',
    'M20 11h1.5v3H20',
    dot(12, 8.5),
    dot(8, 12.5),
    dot(12, 12.5),
    dot(16, 12.5),
    dot(12, 16.5),
  ],
  // artificial horizon
  'solution-flight-lab': [circle(12, 12, 9), 'M3.5 14.5l17-5', 'M12 3v2.5', 'M9.5 9l3.5-1', 'M11 16l3.5-1'],
  // striding legs below the marker of the hip
  'solution-movement-lab': [circle(12, 4.5, 2), 'M13 6.5l2.5 5 2 7H21', 'M11 6.5L10.5 12.5 5 17l1.5 3.5'],
  // stooped person with a box
  'solution-work-lab': [
    circle(16.5, 6, 2),
    'M13 9L7 10.5V15L5.5 21',
    'M7 14.5l4 2.5v4',
    'M12.5 9.5l2.5 2.5',
    box(14, 14.5, 7, 6.5, 1),
  ],
  // head in profile with a headset
  'solution-vr-lab': [
    'M9 21v-3.5A7.5 7.5 0 0 1 11 3c3 0 5.5 1.5 6.5 4',
    'M20 13.5V16a2 2 0 0 1-2 2h-2.5v3',
    box(13, 7.5, 8.5, 5.5, 1.5),
    'M13 10H4',
  ],
  // blackboard above two heads
  'solution-classroom-lab': [
    box(3, 3.5, 18, 10, 1.5),
    'M7 10l3-3 2.5 2L16 6.5',
    circle(8, 17.5, 1.5),
    circle(16, 17.5, 1.5),
    'M5 21.5c.5-1.5 5.5-1.5 6 0',
    'M13 21.5c.5-1.5 5.5-1.5 6 0',
  ],
};
