import { box, circle, dot } from '../svg';

/** Features of the platform and their parts (feature/*.yaml, children in order), first half. */
export const FEATURE_ICONS: Record<string, string[]> = {
  // cloud with the hands of a clock
  'feature-synchronize-cloud': [
    'M7 19a4.5 4.5 0 0 1-.5-9 6 6 0 0 1 11.5 1.5A3.8 3.8 0 0 1 17.5 19z',
    'M12 10.5V14l2.5 1.5',
  ],
  // three traces, one moment
  'feature-synchronize-cloud-child-1': ['M2.5 7.5H12v-4h9.5', 'M2.5 14H12v-4h9.5', 'M2.5 20.5H12v-4h9.5'],
  // line that broke off and goes on into the cloud
  'feature-synchronize-cloud-child-2': [
    'M7 14.5a4 4 0 0 1-.5-8A6 6 0 0 1 18 8a3.3 3.3 0 0 1 .5 6.5',
    'M12 16v-5.5',
    'M9.5 12.5L12 10l2.5 2.5',
    dot(12, 18.7),
    dot(12, 21.5),
  ],
  // screen with a trace that stopped
  'feature-synchronize-cloud-child-3': [
    box(2.5, 4, 19, 13, 2),
    'M6 10.5h2.5L10 7.5l2.5 6 1.5-3',
    dot(17.5, 10.5),
    'M8 20.5h8',
  ],
  // box with a lock
  'feature-synchronize-cloud-child-4': [
    'M3 4h18v4H3z',
    'M4.5 8v12.5H9',
    'M19.5 8v2',
    box(12.5, 15, 8, 6, 1.5),
    'M14.5 15v-1.5a2 2 0 0 1 4 0V15',
  ],

  // days of work with the playhead
  'feature-experiment-process': [
    box(2.5, 3, 8, 4.5, 1.5),
    box(8, 9.75, 8, 4.5, 1.5),
    box(13.5, 16.5, 8, 4.5, 1.5),
    'M5 7.5V12h3',
    'M10.5 14.5V19h3',
  ],
  // ruler and pencil
  'feature-experiment-process-child-1': [
    'M3 21l1-4.5L16 4.5a2.5 2.5 0 0 1 3.5 3.5L7.5 20z',
    'M14 6.5l3.5 3.5',
    'M13 21h8',
  ],
  // stopwatch
  'feature-experiment-process-child-2': [
    circle(12, 13.5, 7.5),
    'M12 13.5V9.5',
    'M10 2.5h4',
    'M12 2.5V6',
    'M18.5 5.5l1.5 1.5',
  ],
  // recording
  'feature-experiment-process-child-3': [circle(16.5, 12, 5), dot(16.5, 12), 'M2.5 12h1.5l1.5-5 2.5 10 1.5-5h2'],
  // tracks with a piece cut away
  'feature-experiment-process-child-4': [
    circle(5.5, 6, 2.5),
    circle(5.5, 18, 2.5),
    'M7.5 7.5L20 18',
    'M7.5 16.5L20 6',
    'M17 12h4.5',
  ],
  // every participant a line from one condition to the other
  'feature-experiment-process-child-5': [
    'M3.5 3v17.5H21',
    'M8 5l10 3.5',
    'M8 9.5l10 3.5',
    'M8 16l10 .5',
    dot(8, 5),
    dot(18, 16.5),
  ],
  // bound report
  'feature-experiment-process-child-6': [
    'M7.5 3H17a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H7.5',
    'M4.5 3h3v18h-3z',
    'M11 8h4.5',
    'M11 12h4.5',
    'M11 16h2.5',
  ],

  // magnifier on a trace
  'feature-data-analysis': [circle(10.5, 10.5, 7.5), 'M16 16l5 5', 'M6 11.5h2l1.5-3.5 2 5.5 1.5-3h2'],
  // quality list: two stay, one goes
  'feature-data-analysis-child-1': [
    'M3.5 5.5l1.5 1.5 3-3',
    'M3.5 12.5L5 14l3-3',
    'M4 17.5l3.5 3.5',
    'M7.5 17.5L4 21',
    'M12 5.5h9',
    'M12 12.5h9',
    'M12 19.5h5',
  ],
  // sum over a window
  'feature-data-analysis-child-2': ['M15.5 6V3.5h-10l6 7-6 7h10V15', 'M3.5 21.5h17', 'M20.5 19v2.5', 'M3.5 20v1.5'],
  // distribution with its interval
  'feature-data-analysis-child-3': [
    'M2.5 15.5C8 15.5 8 3.5 12 3.5s4 12 9.5 12',
    'M7 20h10',
    'M7 18.5v3',
    'M17 18.5v3',
    dot(12, 20),
  ],
  // page with a chart
  'feature-data-analysis-child-4': [
    'M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8z',
    'M14 3v5h5',
    'M9 17.5v-3',
    'M12 17.5v-6',
    'M15 17.5V13',
  ],

  // four stimuli
  'feature-experiment-paradigms': [
    circle(7, 7, 3.5),
    'M17 3.5l4 7h-8z',
    box(3.5, 14, 7, 7, 1),
    'M14 14.5l6 6',
    'M20 14.5l-6 6',
  ],
  // ring with a gap under the magnifier
  'feature-experiment-paradigms-child-1': [circle(10.5, 10.5, 7.5), 'M16 16l5 5', 'M8.5 8.5a3 3 0 1 1 0 4'],
  // card that returns
  'feature-experiment-paradigms-child-2': [
    box(2.5, 12, 5.5, 8, 1),
    box(16, 12, 5.5, 8, 1),
    dot(12, 16),
    'M18.5 8.5a7 7 0 0 0-13-1.5',
    'M5 3.5V7.5h4',
  ],
  // letter and the colour of its ink
  'feature-experiment-paradigms-child-3': [
    'M2.5 18.5L7 5.5l4.5 13',
    'M4 14h6',
    'M17.5 8.5c2.5 3 4 5 4 7a4 4 0 0 1-8 0c0-2 1.5-4 4-7z',
  ],
  // two pictures, a probe under one
  'feature-experiment-paradigms-child-4': [
    box(2.5, 3.5, 8, 11.5, 1.5),
    box(13.5, 3.5, 8, 11.5, 1.5),
    'M2.5 12.5L6 8.5l4.5 4',
    circle(17.5, 9.25, 1.75),
    dot(17.5, 20),
  ],
  // fixation cross inside the time that runs
  'feature-experiment-paradigms-child-5': ['M12 3a9 9 0 1 1-8.5 6', 'M12 8.5v7', 'M8.5 12h7', dot(7, 4.5)],
  // wheel and tone
  'feature-experiment-paradigms-child-6': [
    circle(8.5, 8.5, 6),
    'M2.5 8h12',
    'M8.5 8.5v6',
    circle(15.5, 19, 2.5),
    'M18 19V9.5l3.5 2',
  ],
  // headphones, one tone unlike the others
  'feature-experiment-paradigms-child-7': [
    'M3 15v-2.5a9 9 0 0 1 18 0V15',
    box(2.5, 14.5, 4, 6.5, 1.5),
    box(17.5, 14.5, 4, 6.5, 1.5),
    'M9.5 17.5h.01',
    'M12 14v6',
    'M14.5 17.5h.01',
  ],

  // two people
  'feature-team-collaboration': [
    circle(8.5, 8, 3.5),
    'M2.5 20c.5-7.5 11.5-7.5 12 0',
    'M15.5 4.5a3.5 3.5 0 0 1 0 7',
    'M17.5 14.5c2.5.5 4 2.5 4 5.5',
  ],
  // person and key
  'feature-team-collaboration-child-1': [
    circle(9, 7, 4),
    'M2.5 20.5c0-5 3-7.5 7.5-7',
    circle(15, 18, 2.5),
    'M17 16.5l4.5-4',
    'M19.5 14l1.5 2',
  ],
  // two coders' tracks that differ in one place
  'feature-team-collaboration-child-2': [
    box(2.5, 3.5, 7, 5, 1.5),
    box(14, 3.5, 7.5, 5, 1.5),
    box(2.5, 15.5, 10, 5, 1.5),
    box(17, 15.5, 4.5, 5, 1.5),
    'M9 11l1.5 2',
    'M14 11l1.5 2',
  ],
  // three places
  'feature-team-collaboration-child-3': [
    'M12 13c-3-3-4.5-5-4.5-6.5a4.5 4.5 0 0 1 9 0C16.5 8 15 10 12 13z',
    dot(12, 6.7),
    circle(4.5, 18.5, 2),
    circle(19.5, 18.5, 2),
    'M6.5 18.5h11',
    'M12 15.5v3',
  ],
  // flag on a second of the trace
  'feature-team-collaboration-child-4': ['M12 16V3h7.5l-2 3 2 3H12', 'M2.5 19.5h5l2-3 2.5 5 2-4 1 2h6.5'],

  // plug
  'feature-open-interfaces': ['M8.5 3v5', 'M15.5 3v5', 'M5.5 8h13v3.5a6.5 6.5 0 0 1-13 0z', 'M12 18v3.5'],
  // file that leaves
  'feature-open-interfaces-child-1': [
    'M18 10V8l-5-5H6a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h5',
    'M13 3v5h5',
    'M13 17h8',
    'M18 13.5l3.5 3.5-3.5 3.5',
  ],
  // samples that stream to the receivers
  'feature-open-interfaces-child-2': [
    circle(5, 12, 2.5),
    'M10 7.5a7 7 0 0 1 0 9',
    'M14 5a11.5 11.5 0 0 1 0 14',
    'M18 2.5a16 16 0 0 1 0 19',
  ],
  // window with code
  'feature-open-interfaces-child-3': [box(2.5, 4, 19, 16, 2.5), 'M9 9l-3 3 3 3', 'M15 9l3 3-3 3', 'M13 8.5l-2 7'],
  // pulse on a wire
  'feature-open-interfaces-child-4': ['M2.5 18H6.5V6H12.5v12h8.5', 'M18.5 15l3 3-3 3', 'M17.5 6h4'],
};
