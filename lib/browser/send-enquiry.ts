import { API_TIMEOUT_MS } from '../constants';
import { CONSENT_VERSION, type Enquiry, type FieldErrors } from '../enquiries/rules';
import { paths } from '../paths';
import { errorText } from '../error-text';
import { withinTime } from './within-time';

interface Circumstances {
  /** one per filled form: sending it again after a time-out is no second enquiry */
  key: string;
  /** ms from the first look at the form to sending */
  filledIn: number;
  /** the hidden field has been filled, as programs do */
  isHiddenFilled: boolean;
}

/** The server's answer to an enquiry that it did not take, or that did not reach it. */
class EnquiryError extends Error {
  constructor(
    message: string,
    readonly fields: FieldErrors = {},
  ) {
    super(message);
  }
}

const UNSENT = '没有发出：这个浏览器出了错。填写的内容都还在，可以再发一次，或者直接打电话。';
const UNREACHABLE = '没有发出：网络不通，或服务器没有答复。填写的内容都还在。';

/**
 * POST /api/require/create with the seven fields.
 * @returns the receipt number
 * @throws EnquiryError with words for the visitor
 */
export async function sendEnquiry(enquiry: Enquiry, { key, filledIn, isHiddenFilled }: Circumstances): Promise<string> {
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': key,
    'Consent-Version': CONSENT_VERSION,
    'X-Filled-In': String(Math.round(filledIn)),
    ...(isHiddenFilled ? { 'X-Hidden-Field': '1' } : {}),
  };
  const body = JSON.stringify(enquiry);
  return withinTime(API_TIMEOUT_MS, async (signal) => {
    const response = await fetch(paths.sendEnquiry(), { method: 'POST', headers, body, signal }).catch(
      (error: unknown) => fail(error),
    );
    const answer = (await response.json().catch(() => ({}))) as {
      receipt?: string;
      message?: string;
      fields?: FieldErrors;
    };
    if (response.ok && answer.receipt) return answer.receipt;
    return fail(new Error(`状态 ${response.status}`), answer.message, answer.fields);
  });
}

/** Lets the server know that a form is open, so that its enquiry does not queue with those of strangers. */
export function sayFormOpened(): void {
  if (typeof navigator.sendBeacon === 'function') navigator.sendBeacon(paths.formOpened());
}

/** Any error of sending as one with words for the visitor: nothing that goes wrong here may go unsaid. */
export function asEnquiryError(error: unknown): EnquiryError {
  if (error instanceof EnquiryError) return error;
  console.error('[enquiry]', errorText(error));
  return new EnquiryError(UNSENT);
}

/** Written down as every failed call is, and told to the visitor, which lists are not. */
function fail(error: unknown, message = UNREACHABLE, fields?: FieldErrors): never {
  console.error('[enquiry]', errorText(error));
  throw new EnquiryError(message, fields);
}

/** 128 random bits; `crypto.randomUUID` is missing on pages without https. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
