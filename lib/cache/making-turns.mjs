/**
 * Pages that have to be made anew take turns. After a publish many are asked for at once: made all together every one
 * of them is late, and so is every page that is only read meanwhile.
 */
export class MakingTurns {
  /** What is being made: its key, and what ends its turn. */
  #making = new Map();
  #waiting = [];

  /**
   * @param {number} atOnce so many are made side by side
   * @param {number} longestMs a turn ends by itself after this time: what hangs holds nobody up
   */
  constructor(atOnce, longestMs) {
    this.atOnce = atOnce;
    this.longestMs = longestMs;
  }

  /**
   * @param {string} key of the page
   * @returns {Promise<void>} when it may be made; at once where it is being made already
   */
  async take(key) {
    if (this.#making.has(key)) return;
    if (this.#making.size >= this.atOnce) await new Promise((go) => this.#waiting.push(go));
    if (this.#making.has(key)) return;
    const over = setTimeout(() => this.end(key), this.longestMs);
    this.#making.set(key, over);
  }

  /** The page is there, or is no longer waited for. */
  end(key) {
    if (!this.#making.has(key)) return;
    clearTimeout(this.#making.get(key));
    this.#making.delete(key);
    this.#waiting.shift()?.();
  }
}
