'use client';

import { useState } from 'react';
import { usePaperAccess } from '@/lib/browser/paper/use-paper-access';
import { paths } from '@/lib/paths';
import { Button } from '../ui/button';
import { RegistrationDialog } from './registration-dialog.client';
import styles from './viewer-panel.module.css';
import { errorText } from '@/lib/error-text';

interface ViewerGateProps {
  readable: number;
  total: number;
  /** the whole paper is on its way */
  isOpening: boolean;
  /** the browser has left its card, now or earlier */
  onPass: () => void;
}

/** Shown where the free pages end, and asks for the card. */
export function ViewerGate({ readable, total, isOpening, onPass }: ViewerGateProps) {
  const [clientNo, setClientNo] = useState<string | null>(null);
  const { isAsking, ask } = usePaperAccess(paths.checkClient());
  const [isAsked, setAsked] = useState(false);

  async function open(): Promise<void> {
    try {
      const access = await ask();
      setClientNo(access.clientNo);
      if (access.isRegistered) onPass();
      else setAsked(true);
    } catch (error) {
      // whether this browser is known cannot be said now: the card opens the paper all the same
      console.error('[viewer]', errorText(error));
      setAsked(true);
    }
  }

  return (
    <section className={styles.root} aria-labelledby="viewer-gate">
      <h2 id="viewer-gate">后面的页面登记后可读</h2>
      <p>
        全文 {total}&nbsp;页，前 {readable}&nbsp;页到这里。登记一次，后面的 {total - readable}
        &nbsp;页和其余白皮书都能读。
      </p>
      <div className={styles.actions}>
        <Button aria-disabled={isAsking || isOpening} onClick={() => !isAsking && !isOpening && void open()}>
          {isOpening ? '正在打开全文…' : '登记，继续读'}
        </Button>
      </div>
      <RegistrationDialog
        open={isAsked}
        clientNo={clientNo}
        onClose={() => setAsked(false)}
        onSent={() => {
          setAsked(false);
          onPass();
        }}
      />
    </section>
  );
}
