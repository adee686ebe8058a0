import { Fragment } from 'react';

/** A place after which a heading may break: punctuation that ends a phrase. */
const PHRASE_END = /(?<=[，。、；：？！—])/;

/** A title that breaks between its phrases and never in a word; where one phrase is too long, anywhere. */
export function PhrasedTitle({ children }: { children: string }) {
  return children.split(PHRASE_END).map((phrase, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {phrase}
    </Fragment>
  ));
}
