import { Fragment } from 'react';
import styles from './counted-text.module.css';

/** A number or a range and the word that it counts: `12台`, `4–6周`, `22个工作日` up to 个. */
const COUNTED = /((?:\d[\d.,]*–)?\d[\d.,]*\u2060?[个台名人天周次间件家种条份页年月日组段路])/;

/** A text in which no line ends between a number and what it counts. */
export function CountedText({ children }: { children: string }) {
  return children.split(COUNTED).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.root}>
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
