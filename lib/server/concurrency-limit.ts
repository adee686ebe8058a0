import type { ServerResponse } from 'node:http';

/** Two keep thread and index busy; the others are on their way in or out. */
const AT_ONCE = 4;
const MOST_WAITING = 300;

/**
 * Lets a few answers of one kind be worked on at a time; the others wait outside, where they cost nothing.
 * All answers share one thread: without it a crowd that searches delays the pages of other visitors.
 */
export class ConcurrencyLimit {
  private working = 0;
  private readonly waiting = new Set<() => void>();

  constructor(
    private readonly atOnce = AT_ONCE,
    private readonly mostWaiting = MOST_WAITING,
  ) {}

  /**
   * @param work begins the answer, now or later; never for a visitor who has gone in the meantime
   * @returns false when too many wait already
   */
  take(response: ServerResponse, work: () => void): boolean {
    if (this.working >= this.atOnce && this.waiting.size >= this.mostWaiting) return false;
    const begin = () => {
      this.working++;
      let isOver = false;
      const over = () => {
        if (isOver) return;
        isOver = true;
        this.working--;
        this.next();
      };
      // handed over is enough: somebody who does not read it takes nobody's turn
      response.once('prefinish', over).once('close', over);
      work();
    };
    if (this.working < this.atOnce) begin();
    else {
      this.waiting.add(begin);
      response.once('close', () => this.waiting.delete(begin));
    }
    return true;
  }

  private next(): void {
    const [first] = this.waiting;
    if (!first) return;
    this.waiting.delete(first);
    first();
  }
}
