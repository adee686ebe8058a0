import { Fragment } from 'react';
import { nowrapParts } from '@/lib/bound-words';

/** A text in which no line ends within a model's name, or between a number and what it counts. */
export function NoBreakText({ children }: { children: string }) {
  return nowrapParts(children).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} data-nowrap="">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
