/** What a round of a task is made of: trials in their order, each a row of steps; nothing here knows a browser. */

export type Ink = 'red' | 'yellow' | 'green' | 'blue';
/** Which way a ring is open. */
export type Gap = 'left' | 'right' | 'up' | 'down';
export type Side = 'left' | 'right';

/** A ring; its centre as shares of the field. */
export interface Ring {
  x: number;
  y: number;
  gap: Gap;
}

export type Stimulus =
  | { kind: 'cross' }
  | { kind: 'sign'; text: string }
  | { kind: 'word'; text: string; ink: Ink }
  | { kind: 'rings'; rings: Ring[] }
  | { kind: 'faces'; angry: Side }
  | { kind: 'dot'; side: Side }
  | { kind: 'tone'; hertz: number }
  /** a road to be driven while a tone is answered; drawn only, no round shows it */
  | { kind: 'road'; hertz: number };

export interface Step {
  /** nothing is seen where it is null */
  stimulus: Stimulus | null;
  ms: number;
  /** the reaction time runs from its beginning */
  asks?: boolean;
}

export interface Trial {
  condition: string;
  /** what was shown, for the table of trials */
  shown: string;
  /** the right response; null where none is */
  answer: string | null;
  steps: Step[];
}

/** A way to respond: a key, and a button of the same name. */
export interface Response {
  id: string;
  label: string;
  /** `KeyboardEvent.key`; what is written on the button is the first */
  keys: string[];
  ink?: Ink;
}

/** What came of a trial; times in ms. */
export interface TrialResult {
  number: number;
  condition: string;
  shown: string;
  answer: string | null;
  response: string | null;
  reactionTime: number | null;
  isCorrect: boolean;
  /** of the stimulus, since the round began */
  onset: number;
  /** how long the stimulus was there, and how long it should have been: until the answer where that ends it */
  duration: number;
  planned: number;
}

interface Score {
  /** the one number of the round */
  main: { name: string; value: string; unit: string };
  rows: { name: string; value: string }[];
  /** how the number is read */
  note?: string;
}

export interface Task {
  name: string;
  /** what to do, in two sentences */
  instruction: string;
  responses: Response[];
  /** an answer goes on to the next trial; else every trial has its time */
  isSelfPaced: boolean;
  /** trials depend on those before them: after a pause the round begins anew */
  isOneStream: boolean;
  /** tones to be heard before the round */
  tones?: number[];
  /** levels to choose from */
  levels?: { id: number; label: string }[];
  /** the condition that shows what the task is about; without it any trial that has an answer */
  telling?: string;
  /** @param seed gives the same trials each time @param level where there are levels */
  trials: (seed: number, level: number) => Trial[];
  score: (results: readonly TrialResult[]) => Score;
}

export const CROSS: Stimulus = { kind: 'cross' };
