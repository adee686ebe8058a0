'use client';

import { useCard } from '@/lib/browser/paper/use-card';
import { Button } from '../ui/button';
import { RegistrationDialog } from './registration-dialog.client';
import styles from './viewer-panel.module.css';

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
  const card = useCard(onPass);
  const isBusy = card.isAsking || isOpening;
  return (
    <section className={styles.root} aria-labelledby="viewer-gate">
      <h2 id="viewer-gate">后面的页面登记后可读</h2>
      <p>
        全文{total}页，前{readable}页到这里。登记一次，后面的{total - readable}页和其余白皮书都能读。
      </p>
      <div className={styles.actions}>
        <Button aria-disabled={isBusy} onClick={() => !isBusy && void card.ask()}>
          {isOpening ? '正在打开全文…' : '登记，继续读'}
        </Button>
      </div>
      <RegistrationDialog {...card.dialog} />
    </section>
  );
}
