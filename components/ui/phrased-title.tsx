import { Fragment } from 'react';
import { phrasesOf } from '@/lib/phrases';
import { BoundText } from './bound-text';

/** A title that breaks between its phrases, in a long phrase between its words, and never in a word. */
export function PhrasedTitle({ children }: { children: string }) {
  return phrasesOf(children).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <BoundText>{part}</BoundText>
    </Fragment>
  ));
}
