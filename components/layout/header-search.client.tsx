'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { addRecentSearch } from '@/lib/browser/search/recent-searches';
import { useDismiss } from '@/lib/browser/use-dismiss';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { paths } from '@/lib/paths';
import { readSearchText } from '@/lib/search/text-rule';
import { SearchBox } from '../search/search-box.client';
import styles from './header-search.module.css';

/** The search box of the header: opens and closes; nothing happens without a text. Without scripts a link to the search page. */
export function HeaderSearch() {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const boxId = useId();
  const isLive = useHydrated();
  const router = useRouter();

  const dismiss = useCallback((by: 'escape' | 'outside') => {
    setOpen(false);
    if (by === 'escape') toggle.current?.focus();
  }, []);
  useDismiss(isOpen, root, dismiss);
  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);

  if (!isLive) {
    return (
      <div className={styles.root}>
        <Link href={paths.search()} prefetch={false} className={styles.toggle}>
          <Lens />
          搜索
        </Link>
      </div>
    );
  }

  function search(raw: string) {
    const text = raw.trim();
    if (!text) return;
    if (readSearchText(text)) addRecentSearch(text);
    setOpen(false);
    router.push(paths.search(text));
  }

  return (
    <div ref={root} className={styles.root}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={boxId}
        onClick={() => setOpen(!isOpen)}
      >
        <Lens />
        搜索
      </button>
      <div id={boxId} hidden={!isOpen} className={styles.box}>
        {isOpen && <SearchBox size="header" inputRef={input} onSearch={search} onLeave={() => setOpen(false)} />}
      </div>
    </div>
  );
}

function Lens() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path
        d="M8.75 14a5.25 5.25 0 1 0 0-10.5 5.25 5.25 0 0 0 0 10.5zM12.6 12.6L17 17"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
      />
    </svg>
  );
}
