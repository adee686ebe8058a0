/** Where scripts draw a text: its end is that of any other (`last-words.ts`). */
export function lastWords(_text: string): number {
  return 0;
}

export const wordBefore = (_text: string) => 1;
