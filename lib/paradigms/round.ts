import type { Step, Stimulus, Trial, TrialResult } from './task';

/** A stimulus ends with the frame that is nearest to its time: half a frame of 60 Hz early at the most. */
const NEAREST_MS = 8;

/**
 * A round as it runs: asked at each frame what is to be seen, told of each response. It reads no clock; the times come
 * with the calls, in ms on one clock.
 */
export class Round {
  readonly results: TrialResult[] = [];
  private trial = 0;
  private step = -1;
  private stepBegan = 0;
  private began: number | null = null;
  private asked: number | null = null;
  private ended: number | null = null;
  private response: { id: string; at: number } | null = null;

  constructor(
    private readonly trials: readonly Trial[],
    private readonly isSelfPaced: boolean,
  ) {}

  get isOver(): boolean {
    return this.trial >= this.trials.length;
  }

  /** How many trials are over. */
  get done(): number {
    return this.results.length;
  }

  /** What is to be seen from this frame on. @returns null where it is what it was */
  frame(now: number): { stimulus: Stimulus | null } | null {
    if (this.isOver) return null;
    this.began ??= now;
    const step = this.current;
    const isAnswered = this.isSelfPaced && this.response !== null;
    if (step && !isAnswered && now - this.stepBegan < step.ms - NEAREST_MS) return null;
    if (step?.asks) this.ended = now;
    this.step += 1;
    if (isAnswered || !this.current) {
      if (this.step > 0) this.close();
      if (this.isOver) return { stimulus: null };
      this.step = 0;
    }
    this.stepBegan = now;
    if (this.current?.asks) this.asked = now;
    return { stimulus: this.current?.stimulus ?? null };
  }

  /** The first response since the stimulus counts. @returns whether it did */
  respond(id: string, at: number): boolean {
    if (this.isOver || this.asked === null || this.response || at < this.asked) return false;
    this.response = { id, at };
    return true;
  }

  /** The trial that was interrupted comes once more. */
  again(): void {
    this.step = -1;
    this.forget();
  }

  private get current(): Step | undefined {
    return this.trials[this.trial]?.steps[this.step];
  }

  private close(): void {
    const { condition, shown, answer, steps } = this.trials[this.trial];
    const onset = this.asked ?? this.stepBegan;
    const response = this.response?.id ?? null;
    this.results.push({
      number: this.trial + 1,
      condition,
      shown,
      answer,
      response,
      reactionTime: this.response && this.response.at - onset,
      isCorrect: response === answer,
      onset: onset - (this.began ?? onset),
      duration: (this.ended ?? onset) - onset,
      planned: steps.find(({ asks }) => asks)?.ms ?? 0,
    });
    this.trial += 1;
    this.forget();
  }

  private forget(): void {
    this.asked = null;
    this.ended = null;
    this.response = null;
  }
}
