import { NoBreakText } from '../ui/no-break-text';
import styles from './english-lines.module.css';

/** Sentences one below the other; `isOrdered`: one after the other. */
export function EnglishLines({ lines, isOrdered = false }: { lines: readonly string[]; isOrdered?: boolean }) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={styles.root}>
      {lines.map((line) => (
        <li key={line}>
          <NoBreakText>{line}</NoBreakText>
        </li>
      ))}
    </List>
  );
}
