/** Numbers that look random and are the same each time: mulberry32, and from it a normal distribution. */
export class Random {
  constructor(private state: number) {}

  /** from 0 up to 1 */
  uniform(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** with mean 0 and standard deviation 1 */
  normal(): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.uniform()));
    return radius * Math.cos(2 * Math.PI * this.uniform());
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.uniform();
  }
}
