import { lastWords, wordBefore } from '#last-words';
import type { ReactNode } from 'react';
import { nowrapMark, nowrapParts } from '@/lib/bound-words';

/** A text in which no line ends within a model's name, or between a number and what it counts, or begins within the last word. */
export function NoBreakText({ children }: { children: string }): ReactNode {
  // strings need no keys, and a payload names each element: most texts have nothing to bind
  return nowrapParts(children, lastWords(children), wordBefore).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} data-nowrap={nowrapMark(part)}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
