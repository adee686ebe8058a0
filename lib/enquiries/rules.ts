import { visibleText } from '../visible-text';

/**
 * What an enquiry must look like: one set of rules for the forms and the server.
 * Knows neither browser nor server.
 */

export const FIELDS = ['Name', 'Telphone', 'Email', 'Company', 'Domain', 'RequirementType', 'Content'] as const;
export type FieldName = (typeof FIELDS)[number];
/** The seven fields; the contract spells them so. */
export type Enquiry = Record<FieldName, string>;
export type FieldErrors = Partial<Record<FieldName, string>>;

/** What a visitor reads for a field. */
export const FIELD_LABELS: Record<FieldName, string> = {
  Name: '姓名',
  Telphone: '电话',
  Email: '邮箱',
  Company: '单位',
  Domain: '研究领域',
  RequirementType: '需求类型',
  Content: '留言',
};

/** Longest values, in characters. */
export const MAX_LENGTH: Record<FieldName, number> = {
  Name: 50,
  Telphone: 30,
  Email: 254,
  Company: 100,
  Domain: 100,
  RequirementType: 1,
  Content: 5000,
};

export const EMPTY = '此项不能为空';
export const WRONG = '请填写正确信息';
/** What is meant by that, shown below it. */
export const HINTS: FieldErrors = {
  Telphone: '手机、带区号的座机或400电话，只写一个；境外号码以+和国家或地区代码开头，如+852 2345 6789',
  Email: '形如name@example.com，只写一个；@前面只能是字母、数字和常用符号',
};

/** What the white-paper dialog sends as Content where no visitor id can be had. */
export const DEFAULT_PAPER_CONTENT = '公众号PDF浏览申请';
/** Versions of the privacy statement that visitors have consented to, by their dates; the last is the present one. */
export const CONSENT_VERSIONS = ['2026-11-21'] as const;
export const CONSENT_VERSION: string = CONSENT_VERSIONS[CONSENT_VERSIONS.length - 1];

/** With what a list asks for ahead of the message. */
export function withList(enquiry: Enquiry, list = ''): Enquiry {
  return list ? { ...enquiry, Content: [list, enquiry.Content].filter(Boolean).join('\n\n') } : enquiry;
}

/** The values as they are checked and stored: trimmed, without what is not seen, phone and e-mail in their plain spelling. */
export function normaliseEnquiry(enquiry: Enquiry): Enquiry {
  const trimmed = Object.fromEntries(FIELDS.map((field) => [field, visibleText(enquiry[field]).trim()])) as Enquiry;
  return { ...trimmed, Telphone: normalisePhone(trimmed.Telphone), Email: normaliseEmail(trimmed.Email) };
}

/**
 * @param enquiry normalised
 * @param unitRequired the white-paper dialog asks for the unit, the contact page does not
 * @returns a message per wrong field; none when the enquiry may be sent
 */
export function checkEnquiry(enquiry: Enquiry, unitRequired: boolean): FieldErrors {
  const required: FieldName[] = ['Name', 'Telphone', 'Email', ...(unitRequired ? (['Company'] as const) : [])];
  const errors: FieldErrors = {};
  for (const field of FIELDS) {
    const value = enquiry[field];
    if (value.length > MAX_LENGTH[field]) errors[field] = `最多${MAX_LENGTH[field]}个字符`;
    else if (hasControlCharacters(value, field === 'Content')) errors[field] = WRONG;
  }
  if (enquiry.Telphone && !phoneKind(enquiry.Telphone)) errors.Telphone ??= WRONG;
  if (enquiry.Email && !isEmail(enquiry.Email)) errors.Email ??= WRONG;
  if (!/^[1-5]?$/.test(enquiry.RequirementType)) errors.RequirementType ??= WRONG;
  for (const field of required) if (!enquiry[field]) errors[field] = EMPTY;
  return errors;
}

const DASHES = /[\u2010-\u2015\u2212\u30FC]/g;

/** Full-width to half-width, every dash to a hyphen, blanks, brackets and the mainland's country code away. */
function normalisePhone(raw: string): string {
  const plain = raw
    .normalize('NFKC')
    .replace(/^tel:/i, '')
    .replace(DASHES, '-')
    .replace(/[()\s.·]/g, '')
    .replace(/^00(?=[1-9])/, '+');
  const rest = /^\+?86-?(.*)$/.exec(plain)?.[1];
  const domestic = rest && withoutMobileDashes(withTrunkZero(rest));
  // who writes the country code without a plus may as well have mistyped another number
  if (domestic && (plain.startsWith('+') || isOfMainland(domestic))) return domestic;
  return withoutMobileDashes(plain.startsWith('+') ? plain.replace(/-/g, '') : plain);
}

/** After the country code the area code has lost its zero: +86 10 …, +86 571 … */
function withTrunkZero(rest: string): string {
  return /^10/.test(rest) || !/^([01]|[48]00)/.test(rest) ? `0${rest}` : rest;
}

function withoutMobileDashes(phone: string): string {
  const digits = phone.replace(/-/g, '');
  return MOBILE.test(digits) ? digits : phone;
}

const EXTENSION = '(?:(?:-|转|分机|ext|x|#|\\*|,)+\\d{1,6})?';
const AREA = '0(?:10|2[0-57-9]|[3-9]\\d{2})';
const MOBILE = /^1[3-9]\d{9}$/;
const LANDLINE = new RegExp(`^${AREA}-?[1-9]\\d{2,3}-?\\d{4}${EXTENSION}$`, 'i');
const SERVICE = new RegExp(`^[48]00-?(?:\\d-?){6}\\d${EXTENSION}$`, 'i');

/** A country code and a number, 7 to 15 digits together (ITU-T E.164); the mainland's are written without. */
const ABROAD = /^\+(?!86)[1-9]\d{6,14}$/;

/** Kind of a normalised phone number, or null for none. */
export function phoneKind(phone: string): 'mobile' | 'landline' | 'service' | 'abroad' | null {
  if (MOBILE.test(phone)) return 'mobile';
  if (SERVICE.test(phone)) return 'service';
  if (ABROAD.test(phone)) return 'abroad';
  return LANDLINE.test(phone) ? 'landline' : null;
}

const isOfMainland = (phone: string) => ![null, 'abroad'].includes(phoneKind(phone));

function normaliseEmail(raw: string): string {
  const plain = raw
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/。/g, '.')
    .replace(/[,;、]+$/, '');
  const [, local, domain] = /^([^@]*)@([^@/?#:\\[\]%]*[^\x00-\x7f][^@/?#:\\[\]%]*)$/.exec(plain) ?? [];
  return domain === undefined ? plain : `${local}@${inAscii(domain)}`;
}

/** A domain of another script as mail is sent to it (IDNA); one that cannot be is left as it is. */
function inAscii(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** The HTML standard's rule with a dotted domain. */
const EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

function isEmail(email: string): boolean {
  return EMAIL.test(email);
}

/** Lone surrogates are no text either: PostgreSQL cannot store them. */
function hasControlCharacters(value: string, multiline: boolean): boolean {
  const printable = multiline ? value.replace(/[\n\r\t]/g, '') : value;
  return /[\p{Cc}\u2028\u2029\p{Cs}]/u.test(printable);
}

/** What a browser may send as its number: a hash, or the visitor id of older pages. */
export const CLIENT_NO = /^[A-Za-z0-9]{16,128}$/;

/** The browser's number in an enquiry of the white-paper dialog, else null. */
export function clientNoOf({ Domain, RequirementType, Content }: Enquiry): string | null {
  return !Domain && !RequirementType && CLIENT_NO.test(Content) ? Content : null;
}
