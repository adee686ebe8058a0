import { auditoryOddball } from './auditory-oddball';
import { continuousPerformance } from './continuous-performance';
import { dotProbe } from './dot-probe';
import { nBack } from './n-back';
import { stroop } from './stroop';
import type { Task } from './task';
import { visualSearch } from './visual-search';

/** The rounds that can be played, by the name that a paradigm calls them by. */
const TASKS: Record<string, Task> = {
  'visual-search': visualSearch,
  'n-back': nBack,
  stroop,
  'dot-probe': dotProbe,
  'continuous-performance': continuousPerformance,
  'auditory-oddball': auditoryOddball,
};

/** Null for what cannot be played here. */
export const taskOf = (demo: string): Task | null => (Object.hasOwn(TASKS, demo) ? TASKS[demo] : null);
