'use client';

import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useEnquiry } from '@/lib/browser/use-enquiry';
import { usePrefilledMessage } from '@/lib/browser/use-prefilled-message';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { ENQUIRY_NOTICE_MS } from '@/lib/constants';
import { MAX_LENGTH, withList } from '@/lib/enquiries/rules';
import { REQUIREMENT_TYPES } from '@/lib/enquiries/requirement-types';
import { paths } from '@/lib/paths';
import { Button } from '../ui/button';
import { Select } from '../ui/select.client';
import { TextField } from '../ui/text-field.client';
import { Toast, type ToastNotice } from '../ui/toast.client';
import { ConsentField } from './consent-field';
import { PersonFields } from './person-fields';
import { Receipt } from './receipt';
import styles from './enquiry-form.module.css';

const NOTICE: ToastNotice = { type: 'successful', text: '√ 您已提交成功,谢谢', timeout: ENQUIRY_NOTICE_MS };

/** Between a list and the message below it. */
const LINES_BETWEEN = 2;

interface EnquiryFormProps {
  domains: string[];
  /** what is sent ahead of the message, and why it cannot be sent as it is */
  list?: { text: string; problem?: string };
}

/** The enquiry of the contact page. Without scripts it is a plain form; with them it stays on the page. */
export function EnquiryForm({ domains, list }: EnquiryFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [domain, setDomain] = useState('');
  const [type, setType] = useState('');
  const [notice, setNotice] = useState<ToastNotice | null>(null);
  const [receipt, setReceipt] = useState<string | null>(null);
  const isHydrated = useHydrated();
  const { errors, sending, failure, onSubmit } = useEnquiry({
    unitRequired: false,
    complete: (enquiry) => withList(enquiry, list?.text),
    problem: list?.problem,
    onSent: (number) => {
      setReceipt(number);
      setNotice({ ...NOTICE });
    },
  });
  useEmptyAfterReload(form);
  usePrefilledMessage(form);

  const empty = () => {
    setNotice(null);
    form.current?.reset();
    setDomain('');
    setType('');
  };

  return (
    <section id="enquiry" aria-labelledby="enquiry-title">
      <h2 id="enquiry-title" className={styles.title}>
        提交需求
      </h2>
      <p className={styles.hint}>
        {list && (list.problem ? `${list.problem}。` : '上面的询价单和备注随这张表一起发出。')}
        请确定填写信息，带 * 的必填。
      </p>
      <form
        ref={form}
        action={paths.sendEnquiry()}
        method="post"
        noValidate={isHydrated}
        aria-busy={sending}
        onSubmit={onSubmit}
        className={styles.root}
      >
        {list && <input type="hidden" name="List" value={list.text} />}
        <PersonFields errors={errors} unitRequired={false} />
        <div className={styles.choice}>
          <Select
            label="研究领域"
            name="Domain"
            options={domains.map((title) => ({ value: title, label: title }))}
            value={domain}
            onChange={setDomain}
          />
          <span aria-hidden="true">研究领域</span>
        </div>
        <div className={styles.choice}>
          <Select
            label="需求类型"
            name="RequirementType"
            placeholder="请选择需求类型"
            options={[...REQUIREMENT_TYPES]}
            value={type}
            onChange={setType}
          />
          <span aria-hidden="true">需求类型</span>
        </div>
        <div className={styles.wide}>
          <TextField
            label="留言"
            name="Content"
            multiline
            rows={5}
            placeholder="想测什么、多少名被试、在哪里测"
            maxLength={MAX_LENGTH.Content - (list ? list.text.length + LINES_BETWEEN : 0)}
            error={errors.Content}
          />
        </div>
        <div className={styles.wide}>
          <ConsentField id={id} error={errors.consent} />
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
          <Button type="submit" aria-disabled={sending}>
            {sending ? '正在发送' : failure ? '再发一次' : '发送'}
          </Button>
        </div>
      </form>
      {receipt && <Receipt number={receipt} />}
      <Toast notice={notice} onClose={empty} />
    </section>
  );
}

/** Browsers put typed texts back when a page is loaded again; the contact page keeps nothing. */
function useEmptyAfterReload(form: React.RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const [visit] = performance.getEntriesByType?.('navigation') ?? [];
    const isReload = ['reload', 'back_forward'].includes(
      (visit as PerformanceNavigationTiming | undefined)?.type ?? '',
    );
    // who is typing already has not been given anything back
    if (isReload && !form.current?.contains(document.activeElement)) form.current?.reset();
  }, [form]);
}
