'use client';

import { useEffect, useImperativeHandle, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { clearRecentSearches, useRecentSearches } from '@/lib/browser/search/recent-searches';
import { useSuggestions, type Suggestion } from '@/lib/browser/search/use-suggestions';
import { paths } from '@/lib/paths';
import { PageLink } from '../ui/page-link';
import visuallyHidden from '../ui/visually-hidden.module.css';
import styles from './suggestion-list.module.css';

export interface SuggestionListProps {
  id: string;
  /** null while an input method is at it */
  text: string | null;
  takeKey: RefObject<KeyTaker>;
  /** the line that the keys have reached, by its id */
  active: string | null;
  onActive: (id: string | null) => void;
  onSearch: (text: string) => void;
  onLeave: () => void;
  onClose: () => void;
}

/** The list below a search box: what the text may become, or what was searched for before. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, text, takeKey, active, onActive, onSearch, onLeave, onClose } = props;
  const suggested = useSuggestions(text);
  const recent = useRecentSearches();
  const isBefore = text !== null && text.trim() === '';
  const lines: Suggestion[] = isBefore ? recent.map((label) => ({ label, kind: '', href: null })) : suggested;
  const ids = lines.map((_, index) => `${id}-${index}`);
  const position = active === null ? -1 : ids.indexOf(active);

  // the focus stays in the box, so the browser does not scroll to the line by itself
  useEffect(() => {
    if (active !== null) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  useImperativeHandle(takeKey, () => (event: KeyboardEvent) => {
    if (lines.length === 0) return false;
    // what was searched for before has a button to clear it, which Tab must reach
    if (event.key === 'Tab' && !isBefore) onClose();
    if (event.key === 'ArrowDown') onActive(ids[position + 1] ?? null);
    else if (event.key === 'ArrowUp') onActive(position === -1 ? ids[ids.length - 1] : (ids[position - 1] ?? null));
    else if (event.key === 'Enter' && position >= 0) document.getElementById(ids[position])?.click();
    else if (event.key === 'Escape') onClose();
    else return false;
    return true;
  });

  /** A word is searched for where the box is; a page is a link like any other. */
  function onClick(event: MouseEvent, { label, href }: Suggestion): void {
    if (href !== null) return onLeave();
    event.preventDefault();
    onSearch(label);
  }

  function onClear(event: MouseEvent<HTMLButtonElement>): void {
    // the button goes with the list: the focus goes back to the box
    event.currentTarget.form?.querySelector('input')?.focus();
    clearRecentSearches();
  }

  return (
    <div className={styles.root} hidden={lines.length === 0}>
      {isBefore && (
        <p className={styles.head}>
          在这台设备上搜过
          <button type="button" onClick={onClear}>
            清除
          </button>
        </p>
      )}
      <div id={id} role="listbox" aria-label={isBefore ? '搜过的' : '搜索建议'}>
        {lines.map((line, index) => (
          <PageLink
            key={ids[index]}
            id={ids[index]}
            role="option"
            tabIndex={-1}
            aria-selected={index === position}
            href={line.href ?? paths.search(line.label)}
            // the box keeps the focus
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => onClick(event, line)}
          >
            <span>{line.label}</span>
            {line.kind && <span className={styles.kind}>{line.kind}</span>}
          </PageLink>
        ))}
      </div>
      <p role="status" className={visuallyHidden.root}>
        {!isBefore && lines.length > 0 && `${lines.length}条建议`}
      </p>
    </div>
  );
}

/** What the list of suggestions does with a key; it says whether it took it. */
export type KeyTaker = (event: KeyboardEvent) => boolean;
