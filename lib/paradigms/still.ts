import type { Step, Stimulus } from './task';
import { taskOf } from './tasks';

/** Gives a first trial that shows what the task is. */
const SEED = 7;

/** The steps of a trial, to be drawn on a page; none where there is no round to play. */
export function stillOf(demo: string): Step[] {
  const task = taskOf(demo);
  if (!task) return [];
  const trials = task.trials(SEED, task.levels?.[0]?.id ?? 0);
  const isTelling = ({ answer, condition }: (typeof trials)[number]) =>
    task.telling ? condition === task.telling : answer !== null;
  return (trials.find(isTelling) ?? trials[0]).steps;
}

/** What one knows the task by: the first that is neither a cross nor empty. */
export function signOf(demo: string): Stimulus | null {
  const shown = stillOf(demo).map(({ stimulus }) => stimulus);
  return shown.find((stimulus) => stimulus && stimulus.kind !== 'cross') ?? null;
}
