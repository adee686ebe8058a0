'use client';

import { useId, useState, type FormEvent } from 'react';
import { useEnquiry } from '@/lib/browser/use-enquiry';
import { useMobile } from '@/lib/browser/use-media-query';
import { DEFAULT_PAPER_CONTENT, FIELDS, type Enquiry } from '@/lib/enquiries/rules';
import { ConsentField } from '../contact/consent-field';
import { PersonFields } from '../contact/person-fields';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog.client';
import styles from './registration-dialog.module.css';

interface RegistrationDialogProps {
  open: boolean;
  clientNo: string | null;
  /** its title, where one of several was pressed */
  paper?: string;
  onClose: () => void;
  /** the card has been left: the papers are open */
  onSent: () => void;
}

/** The one-time contact form before a white paper. What has been typed stays when it is closed by accident. */
export function RegistrationDialog({ open, onClose, ...form }: RegistrationDialogProps) {
  const [draft, setDraft] = useState<Partial<Enquiry>>({});
  const isMobile = useMobile();
  return (
    <Dialog open={open} title="填写信息" layout={isMobile ? 'sheet' : 'panel'} buttons={false} onClose={onClose}>
      <PaperCardForm {...form} draft={draft} onDraft={setDraft} onCancel={onClose} />
    </Dialog>
  );
}

interface PaperCardFormProps extends Pick<RegistrationDialogProps, 'clientNo' | 'paper' | 'onSent'> {
  draft: Partial<Enquiry>;
  onDraft: (draft: Partial<Enquiry>) => void;
  onCancel: () => void;
}

function PaperCardForm({ clientNo, paper, draft, onDraft, onSent, onCancel }: PaperCardFormProps) {
  const id = useId();
  const { errors, sending, failure, onSubmit } = useEnquiry({
    unitRequired: true,
    complete: (enquiry) => ({
      ...enquiry,
      Domain: '',
      RequirementType: '',
      Content: clientNo ?? DEFAULT_PAPER_CONTENT,
    }),
    onSent,
  });
  const keep = (event: FormEvent<HTMLFormElement>) => {
    const data = new FormData(event.currentTarget);
    onDraft(Object.fromEntries(FIELDS.map((field) => [field, String(data.get(field) ?? '')])));
  };
  return (
    <form noValidate aria-busy={sending} className={styles.root} onInput={keep} onSubmit={onSubmit}>
      <p className={styles.hint}>请填写信息</p>
      <p>{paper ? `填好就打开《${paper}》全文` : '填好就接着读全文'}，以后的白皮书都直接打开。</p>
      <PersonFields errors={errors} unitRequired draft={draft} />
      <ConsentField id={id} error={errors.consent} />
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <div className={styles.actions}>
        <Button kind="secondary" onClick={onCancel}>
          取消
        </Button>
        <Button type="submit" aria-disabled={sending}>
          {sending ? '正在发送' : failure ? '再发一次' : '确定'}
        </Button>
      </div>
    </form>
  );
}
