import type { Step } from './task';
import { taskOf } from './tasks';

/** Gives a first trial that shows what the task is. */
const SEED = 7;

/** The steps of a trial, to be drawn on a page; none where there is no round to play. */
export function stillOf(demo: string): Step[] {
  const task = taskOf(demo);
  if (!task) return [];
  const trials = task.trials(SEED, task.levels?.[0]?.id ?? 0);
  return (trials.find(({ answer, condition }) => answer !== null && !/一致$/.test(condition)) ?? trials[0]).steps;
}
