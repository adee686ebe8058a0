'use client';

import { useEffect, useRef } from 'react';
import { findLast } from '@/lib/browser/find-last';
import type { OutlineEntry } from '@/lib/browser/paper/use-outline';
import { paths } from '@/lib/paths';
import { ViewerButton } from './viewer-button';
import styles from './viewer-outline.module.css';

interface ViewerOutlineProps {
  entries: readonly OutlineEntry[];
  page: number;
  onGoTo: (page: number) => void;
  onClose: () => void;
}

/** The paper's own table of contents, beside its pages; over them on phones. */
export function ViewerOutline({ entries, page, onGoTo, onClose }: ViewerOutlineProps) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => root.current?.querySelector('a')?.focus(), []);
  // the part that is being read: the last that begins on this page or before
  const current = findLast(inOrder(entries), (entry) => entry.page <= page);
  return (
    <nav ref={root} id="viewer-outline" aria-label="目录" className={styles.root}>
      <div className={styles.head}>
        <h2>目录</h2>
        <ViewerButton label="关闭目录" hint="Esc" shape="close" onClick={onClose} />
      </div>
      <Entries entries={entries} current={current} onGoTo={onGoTo} />
    </nav>
  );
}

interface EntriesProps {
  entries: readonly OutlineEntry[];
  current: OutlineEntry | undefined;
  onGoTo: (page: number) => void;
}

function Entries({ entries, current, onGoTo }: EntriesProps) {
  return (
    <ul className={styles.entries}>
      {entries.map((entry, index) => (
        <li key={index}>
          <a
            href={paths.section(`page-${entry.page}`)}
            aria-current={entry === current || undefined}
            onClick={(event) => {
              event.preventDefault();
              onGoTo(entry.page);
            }}
          >
            <span>{entry.title}</span>
            <span className={styles.page}>{entry.page}</span>
          </a>
          {entry.entries.length > 0 && <Entries entries={entry.entries} current={current} onGoTo={onGoTo} />}
        </li>
      ))}
    </ul>
  );
}

function inOrder(entries: readonly OutlineEntry[]): OutlineEntry[] {
  return entries.flatMap((entry) => [entry, ...inOrder(entry.entries)]);
}
