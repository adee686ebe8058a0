import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { checkEnquiry, FIELDS, normaliseEnquiry, type Enquiry, type FieldErrors } from '../enquiries/rules';
import { asEnquiryError, newKey, sayFormOpened, sendEnquiry } from './send-enquiry';
import { useHydrated } from './use-hydrated';

/** Errors of a form: of its fields, and of the box for the consent. */
export type FormErrors = FieldErrors & { consent?: string };

interface Options {
  /** the white-paper dialog asks for the unit, the contact page does not */
  unitRequired: boolean;
  /** makes the enquiry out of what has been typed */
  complete?: (enquiry: Enquiry) => Enquiry;
  /** why it cannot be sent yet, in words for the visitor */
  problem?: string;
  onSent: (receipt: string) => void;
}

interface EnquiryFormState {
  /** change on sending only */
  errors: FormErrors;
  sending: boolean;
  /** why the last attempt did not arrive; null: none has failed */
  failure: string | null;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

const CONSENT_MISSING = '请先同意隐私说明';

/** Sends a form's enquiry: checks first, sends once at a time, keeps everything on failure. */
export function useEnquiry({
  unitRequired,
  complete = (enquiry) => enquiry,
  problem,
  onSent,
}: Options): EnquiryFormState {
  const [errors, setErrors] = useState<FormErrors>({});
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useRef<HTMLFormElement | null>(null);
  const key = useRef<string | null>(null);
  // a form of the page's HTML has been open since the page began, and may be filled in before its scripts run
  const isOfPage = useRef(!useHydrated());
  const start = useRef(0);

  useEffect(() => {
    start.current = isOfPage.current ? 0 : performance.now();
    sayFormOpened();
  }, []);

  // the first wrong field is where the visitor goes on
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    form.current = event.currentTarget;
    const data = new FormData(event.currentTarget);
    const enquiry = normaliseEnquiry(complete(readEnquiry(data)));
    const found: FormErrors = checkEnquiry(enquiry, unitRequired);
    if (!data.get('consent')) found.consent = CONSENT_MISSING;
    setErrors(found);
    setFailure(problem ?? null);
    if (problem || Object.keys(found).length > 0) return;
    setSending(true);
    const hidden = event.currentTarget.elements.namedItem('Website');
    try {
      key.current ??= newKey();
      const receipt = await sendEnquiry(enquiry, {
        key: key.current,
        filledIn: performance.now() - start.current,
        isHiddenFilled: hidden instanceof HTMLInputElement && hidden.value !== '',
      });
      key.current = null;
      start.current = performance.now();
      onSent(receipt);
    } catch (error) {
      // a browser may have filled it: the next attempt shall not fail for the same reason
      if (hidden instanceof HTMLInputElement) hidden.value = '';
      const { fields, message } = asEnquiryError(error);
      setErrors(fields);
      setFailure(message);
    } finally {
      setSending(false);
    }
  };

  return { errors, sending, failure, onSubmit: (event) => void onSubmit(event) };
}

function readEnquiry(data: FormData): Enquiry {
  return Object.fromEntries(FIELDS.map((field) => [field, String(data.get(field) ?? '')])) as Enquiry;
}
