import { CONSENT_VERSION, EMPTY, type Enquiry } from '@/lib/enquiries/rules';

/** What a visitor of the contact page sends. */
export const ENQUIRY: Enquiry = {
  Name: '林青',
  Telphone: '13812345678',
  Email: 'lin.qing@lab.example.cn',
  Company: '临江大学',
  Domain: '驾驶与交通',
  RequirementType: '2',
  Content: '想比较两种提示音。\n每组 24 人。',
};

/** The header that says what the visitor has agreed to. */
export const AGREED = { 'Consent-Version': CONSENT_VERSION };

export const NO_ERRORS = {};
export const ALL_REQUIRED = { Name: EMPTY, Telphone: EMPTY, Email: EMPTY };

interface Sent {
  body?: unknown;
  headers?: Record<string, string>;
}

/** The request that the contact form makes with scripts. */
export function enquiryRequest({ body = ENQUIRY, headers = {} }: Sent = {}): Request {
  return new Request('http://site.test/api/require/create', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'x-peer-address': '192.0.2.7', ...AGREED, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** The request that the contact form makes without scripts. */
export function formRequest(values: Record<string, string>, headers: Record<string, string> = {}): Request {
  return enquiryRequest({
    body: new URLSearchParams(values).toString(),
    // a form has no headers of its own: what is agreed to is in a field
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'same-origin',
      'Consent-Version': '',
      ...headers,
    },
  });
}
