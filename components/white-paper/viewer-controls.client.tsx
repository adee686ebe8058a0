'use client';

import { useState, type FormEvent } from 'react';
import { stepScale } from '@/lib/browser/paper/zoom';
import type { PaperView } from '@/lib/browser/paper/use-view';
import { ViewerButton } from './viewer-button';
import { ViewerToolbar } from './viewer-toolbar.client';
import styles from './viewer-toolbar.module.css';

interface ViewerControlsProps {
  view: PaperView;
  /** pages that can be read now; 0 while the paper is being opened */
  readable: number;
  /** pages of the whole paper; null when nobody knows yet */
  total: number | null;
}

/** Page and zoom: above the pages on wide screens, under the thumb on phones. */
export function ViewerControls({ view, readable, total }: ViewerControlsProps) {
  const { page, scale, zoom, goTo, turn, zoomTo } = view;
  // what is being typed; null while nobody types
  const [draft, setDraft] = useState<string | null>(null);
  const isClosed = readable === 0;

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const wanted = Number(draft);
    if (Number.isInteger(wanted) && wanted > 0) goTo(Math.min(wanted, readable));
    setDraft(null);
  }

  return (
    <ViewerToolbar label="翻页与缩放" place="controls">
      <div className={styles.group}>
        <ViewerButton label="上一页" hint="←" shape="up" disabled={isClosed || page <= 1} onClick={() => turn(-1)} />
        <form className={styles.pages} onSubmit={onSubmit}>
          <input
            aria-label={total ? `页码，共${total}页` : '页码'}
            inputMode="numeric"
            enterKeyHint="go"
            autoComplete="off"
            maxLength={4}
            disabled={isClosed}
            value={draft ?? String(page)}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setDraft(event.target.value)}
            onBlur={() => setDraft(null)}
          />
          {total !== null && <span aria-hidden="true">/ {total}</span>}
        </form>
        <ViewerButton
          label="下一页"
          hint="→"
          shape="down"
          disabled={isClosed || page >= readable}
          onClick={() => turn(1)}
        />
      </div>
      <div className={styles.group}>
        <ViewerButton
          label="缩小"
          hint="−"
          shape="minus"
          disabled={isClosed}
          onClick={() => zoomTo(stepScale(scale, -1))}
        />
        <span className={styles.scale}>{scale > 0 ? `${Math.round(scale * 100)}%` : ''}</span>
        <ViewerButton
          label="放大"
          hint="+"
          shape="plus"
          disabled={isClosed}
          onClick={() => zoomTo(stepScale(scale, 1))}
        />
        <ViewerButton
          label="适合宽度"
          hint="0"
          shape="width"
          disabled={isClosed}
          aria-pressed={zoom === 'width'}
          onClick={() => zoomTo(zoom === 'width' ? 'auto' : 'width')}
        />
      </div>
    </ViewerToolbar>
  );
}
