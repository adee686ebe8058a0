import { Fragment } from 'react';
import { phrasesOf } from '@/lib/phrases';
import styles from './phrased-title.module.css';

/** The name of a product, such as HZ-G2: its hyphen is no place to break. */
const CODE = /([A-Z]+-[A-Z]*\d+)/;

/** A title that breaks between its phrases, in a long phrase between its words, and never in a word. */
export function PhrasedTitle({ children }: { children: string }) {
  return phrasesOf(children).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <WithCodes>{part}</WithCodes>
    </Fragment>
  ));
}

function WithCodes({ children }: { children: string }) {
  return children.split(CODE).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={index} className={styles.code}>
        {piece}
      </span>
    ),
  );
}
