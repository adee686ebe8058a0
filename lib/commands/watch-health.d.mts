export function watchHealth(
  ask: () => Promise<boolean>,
  isOver: () => boolean,
  end: () => void,
  tools?: { wait?: (ms: number) => Promise<void>; log?: (line: string) => void },
): Promise<void>;
export function answersHealth(origin: string, patience?: number): Promise<boolean>;
