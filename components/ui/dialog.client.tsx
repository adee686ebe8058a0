'use client';

import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { enterDialog } from '@/lib/browser/open-dialogs';
import { lockScroll } from '@/lib/browser/scroll-lock';
import { showModal } from '@/lib/browser/show-modal';
import { DIALOG_MASK_OPACITY } from '@/lib/constants';
import { Button } from './button';
import { IconButton } from './icon-button';
import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  title?: string;
  /** `sheet` rises from the lower edge; `overlay` is words on the mask itself, in the upper corner */
  layout?: 'panel' | 'fullscreen' | 'sheet' | 'overlay';
  maskOpacity?: number;
  /** false: neither Escape nor the mask nor a cross closes; the buttons remain as the way out */
  closable?: boolean;
  /** the buttons 确定 and 取消; always there when the dialog is not closable */
  buttons?: boolean;
  /** is at the lower edge in place of the buttons, while what is above it scrolls */
  foot?: ReactNode;
  okText?: string;
  cancelText?: string;
  onOk?: () => void;
  onCancel?: () => void;
  /** asked to close by the cross, the mask or Escape; the owner then sets `open` */
  onClose?: () => void;
  children: ReactNode;
}

/** A modal dialog; its owner decides with `open` whether it is shown. Focus goes in, stays in, and comes back. */
export function Dialog({
  open,
  title = '提示',
  layout = 'panel',
  maskOpacity = DIALOG_MASK_OPACITY,
  closable = true,
  buttons = true,
  foot,
  okText = '确定',
  cancelText = '取消',
  onOk,
  onCancel,
  onClose,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const hide = useRef(() => {});
  const pressedOnMask = useRef(false);
  const titleId = useId();
  const askToClose = () => closable && onClose?.();

  // some browsers close on a second Escape whatever the page says
  const closedByBrowser = useEffectEvent(() => {
    // the event comes late: it may be of an earlier closing, and the dialog is open again
    if (ref.current?.open) return;
    if (closable) onClose?.();
    else if (ref.current) hide.current = showModal(ref.current);
  });

  // before anything is painted: a dialog that is there and not shown would cost a frame
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    let leave = () => {};
    // first, for the lock asks how wide the page is, which would be laid out once more
    hide.current = showModal(dialog, () => {
      leave = enterDialog(dialog);
    });
    const unlock = lockScroll();
    dialog.addEventListener('close', closedByBrowser);
    return () => {
      leave();
      dialog.removeEventListener('close', closedByBrowser);
      hide.current();
      unlock();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);

  return (
    <dialog
      ref={ref}
      className={styles.root}
      data-layout={layout}
      aria-labelledby={titleId}
      style={{ '--mask-opacity': maskOpacity } as React.CSSProperties}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        askToClose();
      }}
      onPointerDown={(event) => {
        pressedOnMask.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // text marked inside and let go outside is no click on the mask
        if (event.target === event.currentTarget && pressedOnMask.current) askToClose();
      }}
    >
      {open && (
        <div className={styles.panel} data-background="light">
          <header className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            {closable && <IconButton label="关闭" shape="close" onClick={askToClose} />}
          </header>
          <div className={styles.body}>{children}</div>
          {foot && <footer className={styles.foot}>{foot}</footer>}
          {!foot && (buttons || !closable) && (
            <footer className={styles.foot}>
              <Button kind="secondary" onClick={onCancel}>
                {cancelText}
              </Button>
              <Button onClick={onOk}>{okText}</Button>
            </footer>
          )}
        </div>
      )}
    </dialog>
  );
}
