import type { Part } from './own-style.mjs';

export class BuildFiles {
  constructor(serverDirectory: string);
  readonly serverDirectory: string;
  sheet(address: string): Part[] | null;
  readonly notFound: { html: string; headers: Record<string, string> } | null;
  readonly id: string | null;
}
