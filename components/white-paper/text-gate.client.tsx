'use client';

import { useId, useState } from 'react';
import { onDemand } from '@/lib/browser/on-demand';
import { useCard } from '@/lib/browser/paper/use-card';
import { DEFAULT_PAPER_CONTENT } from '@/lib/enquiries/rules';
import { errorText } from '@/lib/error-text';
import { paths } from '@/lib/paths';
import { ConsentField } from '../contact/consent-field';
import { PersonFields } from '../contact/person-fields';
import { Button } from '../ui/button';
import styles from './text-gate.module.css';

/** Loaded for those who are asked for their card. */
const RegistrationDialog = onDemand(async () => (await import('./registration-dialog.client')).RegistrationDialog);

/** The gate as an entry of the outline. */
export const GATE = { id: 'more', text: '登记后读全文' };

interface TextGateProps {
  id: string;
  /** names of those behind it */
  chapters: string[];
  /** the rest is on its way */
  isOpening: boolean;
  /** it did not come */
  hasFailed: boolean;
  /** the browser has left its card, now or earlier */
  onPass: () => void;
}

/** Where the free part of a text ends: asks for the card, once for all papers. Without scripts it is a plain form. */
export function TextGate({ id, chapters, isOpening, hasFailed, onPass }: TextGateProps) {
  const title = useId();
  /** the dialog could not be loaded: the form of the page without scripts does it */
  const [isPlain, setPlain] = useState(false);
  const load = async () => {
    try {
      await RegistrationDialog.load();
      return true;
    } catch (error) {
      console.error('[white-paper]', errorText(error));
      setPlain(true);
      return false;
    }
  };
  const card = useCard(onPass, load);
  const isBusy = card.isAsking || isOpening;

  return (
    <section id={GATE.id} className={styles.root} aria-labelledby={title} data-screen-only="">
      <h2 id={title}>{GATE.text}</h2>
      <p>公开的部分到这里。登记一次，后文和其余白皮书都能读。</p>
      {chapters.length > 0 && (
        <ul className={styles.chapters} aria-label="后文">
          {chapters.map((chapter) => (
            <li key={chapter}>{chapter}</li>
          ))}
        </ul>
      )}
      {hasFailed && <p role="alert">后文没有取到，请再试一次。</p>}
      <p className={styles.action}>
        <Button aria-disabled={isBusy} onClick={() => !isBusy && void card.ask()}>
          {isOpening ? '正在打开全文…' : '登记，继续读'}
        </Button>
      </p>
      <PlainCard id={id} isShown={isPlain} />
      {card.wasAsked && <RegistrationDialog {...card.dialog} />}
    </section>
  );
}

/** For pages without scripts, and for those whose dialog does not come: a form whose answer leads to the whole text. */
function PlainCard({ id, isShown }: { id: string; isShown: boolean }) {
  const consent = useId();
  const hidden = { Domain: '', RequirementType: '', Content: DEFAULT_PAPER_CONTENT, Paper: id };
  return (
    <form action={paths.sendEnquiry()} method="post" className={styles.card} data-shown={isShown || undefined}>
      <PersonFields errors={{}} unitRequired />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ConsentField id={consent} />
      <Button type="submit">登记，读全文</Button>
    </form>
  );
}
