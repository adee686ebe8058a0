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

/** Of the tasks without a round, by alias. */
const DRAWN: Record<string, Stimulus | undefined> = { 'dual-task': { kind: 'road', hertz: 1000 } };

/** What a list shows of a task: its sign, a drawing of its own, or the cross that a trial begins with. */
export function pictureOf(demo: string, alias: string): Stimulus {
  const drawn = Object.hasOwn(DRAWN, alias) ? DRAWN[alias] : undefined;
  return signOf(demo) ?? drawn ?? { kind: 'cross' };
}

/** What one knows the task by: the first that is neither a cross nor empty. */
export function signOf(demo: string): Stimulus | null {
  const shown = stillOf(demo).map(({ stimulus }) => stimulus);
  return shown.find((stimulus) => stimulus && stimulus.kind !== 'cross') ?? null;
}
