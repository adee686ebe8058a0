'use client';

import { useState } from 'react';
import { copyText } from '@/lib/browser/copy-text';
import { Button } from './button';
import styles from './copy-button.module.css';

const SAYS = { waiting: '', copied: '已复制', failed: '复制不了，请选中文字自己复制' };

/** Puts a text on the clipboard and says whether it is there; without scripts there is nothing to press. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [state, setState] = useState<keyof typeof SAYS>('waiting');
  const copy = async () => setState((await copyText(text)) ? 'copied' : 'failed');
  return (
    <div className={styles.root}>
      <Button kind="secondary" onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status">{SAYS[state]}</span>
    </div>
  );
}
