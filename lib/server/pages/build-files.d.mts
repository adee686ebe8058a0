import type { Part } from './own-style.mjs';

interface FinishedPage {
  html: string;
  headers: Record<string, string>;
}

export class BuildFiles {
  constructor(serverDirectory: string);
  readonly serverDirectory: string;
  sheet(address: string): Part[] | null;
  readonly notFound: FinishedPage | null;
  readonly englishNotFound: FinishedPage | null;
  readonly id: string | null;
}
