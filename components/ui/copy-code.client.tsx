'use client';

import { useState } from 'react';
import { copyText } from '@/lib/browser/copy-text';
import { useHydrated } from '@/lib/browser/use-hydrated';

const WORDS = { none: '复制', copied: '已复制', failed: '复制不了' };

/** Puts a text of the page on the clipboard; there only where scripts run. @param of id of the element with the text */
export function CopyCode({ of }: { of: string }) {
  const isReady = useHydrated();
  const [state, setState] = useState<keyof typeof WORDS>('none');
  if (!isReady) return null;
  const copy = async () => {
    const isCopied = await copyText(document.getElementById(of)?.textContent ?? '');
    setState(isCopied ? 'copied' : 'failed');
  };
  return (
    <button type="button" aria-live="polite" onClick={() => void copy()} onBlur={() => setState('none')}>
      {WORDS[state]}
    </button>
  );
}
