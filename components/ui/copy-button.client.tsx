'use client';

import { useState } from 'react';
import { copyText } from '@/lib/browser/copy-text';
import { useHydrated } from '@/lib/browser/use-hydrated';
import styles from './copy-button.module.css';

const SAYS = { copied: '已复制', failed: '复制失败，请选中文字后手动复制' };

/** Puts a text on the clipboard and says whether it is there; without scripts there is nothing to press. */
export function CopyButton({ text, label = '复制' }: { text: string; label?: string }) {
  const isReady = useHydrated();
  const [state, setState] = useState<keyof typeof SAYS | null>(null);
  const copy = async () => setState((await copyText(text)) ? 'copied' : 'failed');
  return (
    <button
      type="button"
      className={styles.root}
      data-scripted=""
      disabled={!isReady}
      aria-live="polite"
      onClick={() => void copy()}
      onBlur={() => setState(null)}
    >
      {state ? SAYS[state] : label}
    </button>
  );
}
