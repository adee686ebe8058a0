'use client';

import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTopDialog } from '@/lib/browser/open-dialogs';
import { useCountdown } from '@/lib/browser/use-countdown';
import { NOTICE_TIMEOUT_MS } from '@/lib/constants';
import { IconButton } from './icon-button';
import styles from './toast.module.css';

export interface ToastNotice {
  type: 'successful' | 'failed';
  text?: string;
  /** how long it stays, in ms */
  timeout?: number;
}

/** What a notice says by itself needs no sign beside it. */
const OWN_TICK = '√';

/**
 * The place where notices appear: always on the page, so that screen readers hear what comes into it. It is in the
 * top layer, inside the dialog that is open, because what is outside can be neither seen nor pressed.
 */
export function Toast({ notice, onClose }: { notice: ToastNotice | null; onClose: () => void }) {
  // each notice has a time of its own, also when its words are those of the last one
  const [shown, setShown] = useState({ notice, count: 0 });
  if (shown.notice !== notice) setShown({ notice, count: shown.count + 1 });
  const dialog = useTopDialog();
  const region = (
    <div ref={raise} role="status" popover="manual" className={styles.region}>
      {notice && <Notice key={shown.count} {...notice} onClose={onClose} />}
    </div>
  );
  return dialog ? createPortal(region, dialog) : region;
}

/** Browsers without a top layer for it leave it where it is fixed. */
function raise(region: HTMLElement | null) {
  region?.showPopover?.();
}

function Notice({ type, text = '提示', timeout = NOTICE_TIMEOUT_MS, onClose }: ToastNotice & { onClose: () => void }) {
  if (type !== 'successful' && type !== 'failed') throw new Error(`提示没有“${String(type)}”这种类型`);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useCountdown(timeout, pointed || focused, onClose);
  return (
    <div
      className={styles.notice}
      data-type={type}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {!text.startsWith(OWN_TICK) && (
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d={type === 'successful' ? 'M4 10.5l4 4 8-9' : 'M10 4.5v7M10 14.5v1.5'} />
        </svg>
      )}
      <p>{text}</p>
      <IconButton label="关闭提示" shape="close" onClick={onClose} />
    </div>
  );
}
