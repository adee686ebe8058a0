import styles from './alarm-list.module.css';

/** What the owner has to look into, at the top of the page; nothing when all is well. */
export function AlarmList({ lines }: { lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul role="alert" aria-label="需要处理" className={styles.root}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
