'use client';

import { useId, useRef, useState } from 'react';
import { useEnquiry } from '@/lib/browser/use-enquiry';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { usePrefilledMessage } from '@/lib/browser/use-prefilled-message';
import { englishErrors } from '@/lib/enquiries/english-errors';
import { formWords } from '@/lib/english/words';
import { MAX_LENGTH } from '@/lib/enquiries/rules';
import { paths } from '@/lib/paths';
import { ConsentField } from '../contact/consent-field';
import styles from '../contact/enquiry-form.module.css';
import receiptStyles from '../contact/receipt.module.css';
import { Button } from '../ui/button';
import { PageLink } from '../ui/page-link';
import { SelectArrow } from '../ui/select-arrow';
import select from '../ui/select.module.css';
import { TextField } from '../ui/text-field.client';

/** The enquiry in English: the same seven fields, checked and sent in the same way. Without scripts it is a plain form. */
export function EnglishForm() {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [receipt, setReceipt] = useState<string | null>(null);
  const isHydrated = useHydrated();
  const { errors, sending, failure, onSubmit } = useEnquiry({
    unitRequired: false,
    onSent: (number) => {
      setReceipt(number);
      form.current?.reset();
    },
  });
  usePrefilledMessage(form);
  const said = englishErrors(errors);
  const [before, linked, after] = formWords.consent;
  return (
    <section id="enquiry" aria-labelledby="enquiry-title">
      <h2 id="enquiry-title" className={styles.title}>
        {formWords.title}
      </h2>
      <p className={styles.hint}>{formWords.hint}</p>
      <form
        ref={form}
        action={paths.sendEnquiry()}
        method="post"
        noValidate={isHydrated}
        aria-busy={sending}
        onSubmit={onSubmit}
        className={styles.root}
      >
        <input type="hidden" name="Language" value="en" />
        {(['Name', 'Telphone', 'Email', 'Company', 'Domain'] as const).map((name) => (
          <TextField
            key={name}
            label={'required' in KINDS[name] ? `${formWords[name]} *` : formWords[name]}
            name={name}
            {...KINDS[name]}
            maxLength={MAX_LENGTH[name]}
            fullNote={formWords.full}
            error={said[name]}
          />
        ))}
        <div className={styles.choice}>
          <div className={select.root}>
            <select name="RequirementType" aria-label={formWords.RequirementType} className={select.field}>
              <option value="">{formWords.choose}</option>
              {Object.entries(formWords.types).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <SelectArrow />
          </div>
          <span aria-hidden="true">{formWords.RequirementType}</span>
        </div>
        <div className={styles.wide}>
          <TextField
            label={formWords.Content}
            name="Content"
            multiline
            rows={5}
            maxLength={MAX_LENGTH.Content}
            fullNote={formWords.full}
            error={said.Content}
          />
        </div>
        <div className={styles.wide}>
          <ConsentField id={id} error={said.consent}>
            {before}
            <PageLink href={paths.english(paths.privacy())}>{linked}</PageLink>
            {after}
          </ConsentField>
          <p role="alert" className={styles.failure}>
            {failure && formWords.unsent}
          </p>
          <Button type="submit" aria-disabled={sending}>
            {sending ? formWords.sending : failure ? formWords.sendAgain : formWords.send}
          </Button>
        </div>
      </form>
      <div role="status">
        {receipt && (
          <div className={receiptStyles.root}>
            <p>{formWords.received}</p>
            <p className={receiptStyles.number}>{receipt}</p>
            <p>{formWords.keep}</p>
          </div>
        )}
      </div>
    </section>
  );
}

const KINDS = {
  Name: { autoComplete: 'name', required: true },
  Telphone: { type: 'tel', autoComplete: 'tel', required: true },
  Email: { inputMode: 'email', autoComplete: 'email', required: true },
  Company: { autoComplete: 'organization' },
  Domain: {},
} as const;
