import { SHEET_WORDS } from '@/lib/content/sheet-groups';
import styles from './sheet-words.module.css';

/** How the words are meant that stand in place of a value. */
export function SheetWords() {
  return (
    <ul className={styles.root}>
      {SHEET_WORDS.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}
