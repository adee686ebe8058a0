'use client';

import {
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { isComposing as isKeyOfComposing } from '@/lib/browser/is-composing';
import { SEARCH_TEXT_MAX_LENGTH } from '@/lib/constants';
import { paths } from '@/lib/paths';
import type { SuggestionListProps } from './suggestion-list.client';
import styles from './search-box.module.css';
import type { KeyTaker } from './suggestion-list.client';

interface SearchBoxProps {
  /** what is in it at first, and again whenever this changes */
  text?: string;
  size?: 'page' | 'header';
  inputRef?: Ref<HTMLInputElement>;
  onSearch: (text: string) => void;
  /** a page was chosen from the list and is on its way */
  onLeave?: () => void;
}

/**
 * A search box with suggestions, a combobox whose list is loaded when the box is first used.
 * Without scripts it is a plain form.
 */
export function SearchBox({ text: given = '', size = 'page', inputRef, onSearch, onLeave }: SearchBoxProps) {
  const listId = useId();
  const root = useRef<HTMLFormElement>(null);
  const takeKey = useRef<KeyTaker>(() => false);
  const [text, setText] = useState(given);
  const [last, setLast] = useState(given);
  const [isOpen, setOpen] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const [List, setList] = useState<ComponentType<SuggestionListProps> | null>(null);
  if (given !== last) {
    setLast(given);
    setText(given);
  }
  const close = useCallback(() => {
    setOpen(false);
    setActive(null);
  }, []);

  function open(): void {
    setOpen(true);
    if (List) return;
    import('./suggestion-list.client').then(
      (loaded) => setList(() => loaded.SuggestionList),
      // without suggestions it is still a search box
      (error: unknown) => console.error('[search]', error),
    );
  }

  // typed before scripts ran
  const takeOver = useEffectEvent(() => {
    const input = root.current?.querySelector('input');
    if (!input || input.value === text) return;
    setText(input.value);
    if (input === document.activeElement) open();
  });
  useEffect(() => takeOver(), []);

  function search(what: string): void {
    setText(what);
    close();
    onSearch(what);
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    // nothing typed is nothing done: what the box is in need not know
    if (!text.trim()) event.stopPropagation();
    search(text);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isKeyOfComposing(event.nativeEvent)) return;
    if (!isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) open();
    if (isOpen && takeKey.current(event)) {
      event.preventDefault();
      // this Escape was for the list, not for what the box is in
      event.nativeEvent.stopImmediatePropagation();
    }
  }

  return (
    <form
      ref={root}
      role="search"
      action={paths.searchResults()}
      className={styles.root}
      data-size={size}
      onSubmit={onSubmit}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <input
        ref={inputRef}
        type="search"
        name="text"
        role="combobox"
        aria-label="搜索内容"
        aria-autocomplete="list"
        aria-expanded={isOpen && List !== null}
        aria-controls={listId}
        aria-activedescendant={active ?? undefined}
        autoComplete="off"
        enterKeyHint="search"
        placeholder="搜索设备、方法、案例"
        maxLength={SEARCH_TEXT_MAX_LENGTH}
        value={text}
        onFocus={open}
        onChange={(event) => {
          setText(event.target.value);
          setActive(null);
          open();
        }}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" aria-label="开始搜索">
        搜索
      </button>
      {isOpen && List && (
        <List
          id={listId}
          text={isComposing ? null : text}
          takeKey={takeKey}
          active={active}
          onActive={setActive}
          onSearch={search}
          onLeave={() => {
            close();
            onLeave?.();
          }}
          onClose={close}
        />
      )}
    </form>
  );
}
