const WINDOW_MS = 60_000;
/** So many different faults of one area a minute: anyone who asks for a thousand broken pages does not fill the disk. */
const MOST_PER_AREA = 100;

interface Seen {
  until: number;
  /** how often it was not written since */
  left: number;
}

/** Lets each fault through once a minute: numbers, which differ from one time to the next, do not tell two apart. */
export class RepeatedLines {
  private readonly seen = new Map<string, Seen>();
  private readonly perArea = new Map<string, Seen & { written: number }>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** @returns how many lines like this one were left out before it; null when this one is left out too */
  admit(area: string, msg: string): number | null {
    const now = this.now();
    const key = `${area} ${msg.slice(0, 300).replace(/\d+/g, '#')}`;
    const before = this.seen.get(key);
    if (before && before.until > now) {
      before.left++;
      return null;
    }
    const room = this.perArea.get(area);
    if (!room || room.until <= now) {
      this.forgetOld(now);
      this.perArea.set(area, { until: now + WINDOW_MS, written: 1, left: 0 });
    } else if (room.written >= MOST_PER_AREA) {
      room.left++;
      return null;
    } else {
      room.written++;
    }
    this.seen.set(key, { until: now + WINDOW_MS, left: 0 });
    return (before?.left ?? 0) + (room && room.until <= now ? room.left : 0);
  }

  /** A fault whose minute is over long ago comes anew. */
  private forgetOld(now: number): void {
    for (const [key, { until }] of this.seen) if (until + WINDOW_MS < now) this.seen.delete(key);
  }
}
