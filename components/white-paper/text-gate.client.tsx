'use client';

import { lazy, Suspense, useId, useState } from 'react';
import { usePaperAccess } from '@/lib/browser/paper/use-paper-access';
import { DEFAULT_PAPER_CONTENT } from '@/lib/enquiries/rules';
import { errorText } from '@/lib/error-text';
import { paths } from '@/lib/paths';
import { ConsentField } from '../contact/consent-field';
import { PersonFields } from '../contact/person-fields';
import { Button } from '../ui/button';
import styles from './text-gate.module.css';

/** Loaded for those who are asked for their card. */
const loadCard = () => import('./registration-dialog.client');
const RegistrationDialog = lazy(async () => ({ default: (await loadCard()).RegistrationDialog }));

interface TextGateProps {
  id: string;
  /** the rest is on its way */
  isOpening: boolean;
  /** it did not come */
  hasFailed: boolean;
  /** the browser has left its card, now or earlier */
  onPass: () => void;
}

/** Where the free part of a text ends: asks for the card, once for all papers. Without scripts it is a plain form. */
export function TextGate({ id, isOpening, hasFailed, onPass }: TextGateProps) {
  const title = useId();
  const [clientNo, setClientNo] = useState<string | null>(null);
  const { isAsking, ask } = usePaperAccess(paths.checkClient());
  const [isAsked, setAsked] = useState(false);
  /** once asked it stays: what has been typed is not lost when it is closed */
  const [wasAsked, setWasAsked] = useState(false);
  const isBusy = isAsking || isOpening;

  async function open(): Promise<void> {
    try {
      const access = await ask();
      setClientNo(access.clientNo);
      if (access.isRegistered) return onPass();
    } catch (error) {
      // whether this browser is known cannot be said now: the card opens the text all the same
      console.error('[white-paper]', errorText(error));
    }
    await loadCard();
    setAsked(true);
    setWasAsked(true);
  }

  return (
    <section id="more" className={styles.root} aria-labelledby={title} data-screen-only="">
      <h2 id={title}>登记后读全文</h2>
      <p>公开的部分到这里。登记一次，后文和其余白皮书都能读。</p>
      {hasFailed && <p role="alert">后文没有取到，请再试一次。</p>}
      <p className={styles.action}>
        <Button aria-disabled={isBusy} onClick={() => !isBusy && void open()}>
          {isOpening ? '正在打开全文…' : '登记，继续读'}
        </Button>
      </p>
      <PlainCard id={id} />
      {wasAsked && (
        <Suspense fallback={null}>
          <RegistrationDialog
            open={isAsked}
            clientNo={clientNo}
            onClose={() => setAsked(false)}
            onSent={() => {
              setAsked(false);
              onPass();
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

/** For pages without scripts: the card as a form whose answer leads to the whole text. */
function PlainCard({ id }: { id: string }) {
  const consent = useId();
  const hidden = { Domain: '', RequirementType: '', Content: DEFAULT_PAPER_CONTENT, Paper: id };
  return (
    <form action={paths.sendEnquiry()} method="post" className={styles.card}>
      <PersonFields errors={{}} unitRequired />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ConsentField id={consent} />
      <Button type="submit">登记，读全文</Button>
    </form>
  );
}
