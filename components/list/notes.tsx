import styles from './notes.module.css';

interface NotesProps {
  /** what they are about, for those who cannot see where they stand */
  label: string;
  /** what is said of some names; of none, nothing */
  notes: { names: readonly string[]; says: string }[];
}

/** Names that are said; the rest are counted. */
const MOST_NAMED = 6;

/** What of an address is not on the page, in plain words. */
export function Notes({ label, notes }: NotesProps) {
  const said = notes.filter(({ names }) => names.length > 0);
  if (said.length === 0) return null;
  return (
    <div className={styles.root} role="note" aria-label={label}>
      {said.map(({ names, says }) => (
        <p key={says}>
          <b>{names.slice(0, MOST_NAMED).join('、')}</b>
          {names.length > MOST_NAMED && `等${names.length}个`}：{says}。
        </p>
      ))}
    </div>
  );
}
