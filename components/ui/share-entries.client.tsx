'use client';

import styles from './share-entries.module.css';

export interface ShareEntry {
  key: string;
  label: string;
  /** where it leads, in a new tab … */
  href?: string;
  /** … or what it does */
  onSelect?: () => void;
}

interface ShareEntriesProps {
  entries: ShareEntry[];
  /** an entry was chosen */
  onDone: () => void;
}

/** The ways to share a page, one below the other. */
export function ShareEntries({ entries, onDone }: ShareEntriesProps) {
  return (
    <ul className={styles.root}>
      {entries.map((entry) => (
        <li key={entry.key}>
          <Entry entry={entry} onDone={onDone} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ entry: { label, href, onSelect }, onDone }: { entry: ShareEntry; onDone: () => void }) {
  if (href) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" onClick={onDone}>
        {label}
      </a>
    );
  }
  return (
    <button
      type="button"
      onClick={() => {
        onDone();
        onSelect?.();
      }}
    >
      {label}
    </button>
  );
}
