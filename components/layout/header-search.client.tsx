'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { SEARCH_TEXT_MAX_LENGTH } from '@/lib/constants';
import { useDismiss } from '@/lib/browser/use-dismiss';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { paths } from '@/lib/paths';
import styles from './header-search.module.css';

/** The search box of the header: opens and closes; nothing happens without a text. Without scripts a link to the search page. */
export function HeaderSearch() {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const formId = useId();
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
          搜索
        </Link>
      </div>
    );
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const text = input.current?.value.trim();
    if (!text) return;
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
        aria-controls={formId}
        onClick={() => setOpen(!isOpen)}
      >
        搜索
      </button>
      <form id={formId} role="search" hidden={!isOpen} className={styles.form} onSubmit={onSubmit}>
        <input
          ref={input}
          type="search"
          name="text"
          aria-label="搜索内容"
          placeholder="搜索设备、方法、案例"
          maxLength={SEARCH_TEXT_MAX_LENGTH}
        />
        <button type="submit" aria-label="开始搜索">
          搜索
        </button>
      </form>
    </div>
  );
}
