export function supervise(
  start: () => Promise<number>,
  isEnding: () => boolean,
  tools?: { wait?: (ms: number) => Promise<void>; now?: () => number; log?: (line: string) => void },
): Promise<number>;
