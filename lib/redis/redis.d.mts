import type { RedisClientType } from '@redis/client';

export interface Redis {
  readonly url: string;
  readonly failingSince: number;
  patienceMs: number;
  run<T>(work: (client: RedisClientType) => Promise<T>): Promise<T | undefined>;
  close(): void;
}
export function redis(): Redis | null;
