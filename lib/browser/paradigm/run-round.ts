import { frameReport, type FrameReport } from '../../paradigms/frames';
import { Round } from '../../paradigms/round';
import type { Stimulus, Task, TrialResult } from '../../paradigms/task';

/** What came of a whole round. */
export interface RoundReport {
  results: readonly TrialResult[];
  frames: FrameReport;
  seed: number;
}

interface Listener {
  /** in the frame it is called in: what it draws is in the next picture */
  onShow: (stimulus: Stimulus | null, done: number) => void;
  onEnd: (report: RoundReport) => void;
}

/** Runs a round on the frames of the screen, and keeps their times. */
export class RoundRunner {
  readonly total: number;
  private readonly round: Round;
  /** of the frames, a row for each stretch without a pause */
  private readonly rows: number[][] = [];
  private handle = 0;

  constructor(
    task: Task,
    level: number,
    private readonly seed: number,
    private readonly listener: Listener,
  ) {
    const trials = task.trials(seed, level);
    this.total = trials.length;
    this.round = new Round(trials, task.isSelfPaced);
  }

  start(): void {
    this.rows.push([]);
    this.handle = requestAnimationFrame(this.onFrame);
  }

  /** The trial that is on comes once more, if there is more. */
  stop(): void {
    cancelAnimationFrame(this.handle);
    this.round.again();
  }

  /** @param at of the event, on the clock of the frames */
  respond(id: string, at: number): boolean {
    return this.round.respond(id, at);
  }

  private readonly onFrame = (now: number): void => {
    this.rows[this.rows.length - 1].push(now);
    const shown = this.round.frame(now);
    if (this.round.isOver) {
      const { results } = this.round;
      this.listener.onEnd({ results, frames: frameReport(this.rows), seed: this.seed });
      return;
    }
    if (shown) this.listener.onShow(shown.stimulus, this.round.done);
    this.handle = requestAnimationFrame(this.onFrame);
  };
}
