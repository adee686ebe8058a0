import { SHEET_WORDS } from '@/lib/content/sheet-groups';
import styles from './sheet-words.module.css';

interface SheetWordsProps {
  /** what else is to be explained where they stand */
  more?: string[];
}

/** How the words are meant that stand in place of a value. */
export function SheetWords({ more = [] }: SheetWordsProps) {
  return (
    <ul className={styles.root}>
      {[...SHEET_WORDS, ...more].map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}
