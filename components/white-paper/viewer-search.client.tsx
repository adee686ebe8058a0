'use client';

import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { SEARCH_TEXT_MAX_LENGTH } from '@/lib/constants';
import { isComposing } from '@/lib/browser/is-composing';
import type { PaperSearch } from '@/lib/browser/paper/use-search';
import { ViewerButton } from './viewer-button';
import styles from './viewer-search.module.css';

interface ViewerSearchProps {
  search: PaperSearch;
  /** how many pages are searched, where that is not the whole paper */
  onlyFirst: number | null;
  onClose: () => void;
}

/** A search starts this long after the last key. */
const PAUSE_MS = 300;

/** Search in the text of the paper, with the number of hits and steps from one to the next. */
export function ViewerSearch({ search, onlyFirst, onClose }: ViewerSearchProps) {
  const [text, setText] = useState(search.query ?? '');
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    input.current?.focus();
    return () => clearTimeout(timer.current);
  }, []);

  function onChange(next: string): void {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search.search(next), PAUSE_MS);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    clearTimeout(timer.current);
    if (text !== search.query) search.search(text);
    else search.step(event.shiftKey ? -1 : 1);
  }

  const { total, current, query, isBusy } = search;
  const nothing = onlyFirst ? `前${onlyFirst}页没有` : '没有找到';
  const said = isBusy ? '正在找…' : query === null ? '' : total ? `${current} / ${total}` : nothing;
  return (
    <div role="search" className={styles.root}>
      <input
        ref={input}
        type="search"
        aria-label="在文中查找"
        placeholder="在文中查找"
        enterKeyHint="search"
        maxLength={SEARCH_TEXT_MAX_LENGTH}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span className={styles.count}>{said}</span>
      <ViewerButton label="上一处" hint="Shift+Enter" shape="up" disabled={!total} onClick={() => search.step(-1)} />
      <ViewerButton label="下一处" hint="Enter" shape="down" disabled={!total} onClick={() => search.step(1)} />
      <ViewerButton label="关闭查找" hint="Esc" shape="close" onClick={onClose} />
    </div>
  );
}
