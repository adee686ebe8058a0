export interface Part {
  text: string;
  needs?: string[][];
  inner?: Part[];
}
export function readStyle(css: string): Part[];
export function usedStyle(parts: Part[], classes?: Set<string>): string;
export function classesIn(html: string): Set<string>;
export function withOwnStyle(
  html: string,
  readSheet: (address: string) => Part[] | null,
): { html: string; style: string; problems: string[] };
