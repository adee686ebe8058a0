import { setTimeout as rest } from 'node:timers/promises';

/** Work that can be laid down after each step. */
export type Steps<Result> = Generator<void, Result, void>;

/** So long at a stretch: no visitor notices. */
const WORK_MS = 2;
/** Between two stretches anyone who waits has more of the processor than the work. */
const REST_MS = 5;

/** All of it in one go. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same a little at a time: nobody waits for it, however much there is to do and however slow the disk is. */
export async function byAndBy<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const end = performance.now() + WORK_MS;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await rest(REST_MS);
  }
}
