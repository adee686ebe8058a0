import { useSyncExternalStore } from 'react';
import { heardInAllTabs, listWritten, storage } from './kept-signal';

/** A list that this browser keeps, on this device alone. */
export interface KeptList<Entry> {
  read: () => readonly Entry[];
  /** @returns false where the browser stores nothing: then the list lasts as long as the document */
  write: (entries: readonly Entry[]) => boolean;
  /** whether what was written last is in the browser's storage */
  isStored: () => boolean;
  /** empty in the HTML and while the browser takes it over */
  use: () => readonly Entry[];
}

/**
 * @param key of the browser's storage
 * @param parse what was stored, which may be anything: of it the entries that can be read
 */
export function keptList<Entry>(key: string, parse: (stored: unknown) => readonly Entry[]): KeptList<Entry> {
  const none: readonly Entry[] = [];
  const listeners = heardInAllTabs();
  let unstored: readonly Entry[] | null = null;
  /** what was read last: an unchanged text is the same list */
  let last: { text: string | null; entries: readonly Entry[] } = { text: null, entries: none };

  function read(): readonly Entry[] {
    if (unstored) return unstored;
    const text = storage()?.getItem(key) ?? null;
    if (text !== last.text) last = { text, entries: text === null ? none : parse(parsed(text)) };
    return last.entries;
  }

  function write(entries: readonly Entry[]): boolean {
    unstored = isStored(key, entries) ? null : entries;
    listeners.tell();
    listWritten(key, entries.length > 0 && unstored !== null);
    return unstored === null;
  }

  return {
    read,
    write,
    isStored: () => unstored === null,
    use: () => useSyncExternalStore(listeners.subscribe, read, () => none),
  };
}

function isStored(key: string, entries: readonly unknown[]): boolean {
  try {
    const store = storage();
    if (entries.length > 0) store?.setItem(key, JSON.stringify(entries));
    else store?.removeItem(key);
    return store !== null;
  } catch {
    // full
    return false;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
