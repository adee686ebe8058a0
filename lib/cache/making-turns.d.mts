export class MakingTurns {
  constructor(atOnce: number, longestMs: number);
  take(key: string): Promise<void>;
  end(key: string): void;
}
