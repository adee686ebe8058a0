import { describeStoreFault } from '../database/faults';
import { hasToken } from '../http/service-token';
import { inEnglish } from './english-answer';
import { env } from '../env';
import { paths } from '../paths';
import { jsonAnswer, pageAnswer, type Answer } from '../http/answers';
import { confirmationPage, takeConfirmation } from '../http/confirmation';
import { paperPassCookie } from './paper-pass';
import { BadRequestError, bodyKind, readBody, type BodyKind } from '../http/request-body';
import { formSource } from '../http/same-origin';
import { siteSecret } from '../http/secret';
import { admit } from './admission';
import { noteRefusal } from './alarms';
import {
  checkEnquiry,
  clientNoOf,
  CONSENT_VERSION,
  CONSENT_VERSIONS,
  DEFAULT_PAPER_CONTENT,
  FIELD_LABELS,
  FIELDS,
  HINTS,
  normaliseEnquiry,
  withList,
  WRONG,
  type Enquiry,
} from './rules';
import { isRecord } from '../is-record';
import { isAlias } from '../item-names';
import { enquiryStore, type Accepted, type Origin } from './store';

const MAX_BODY_BYTES = 32 * 1024;
/** Nobody fills a form in less time; programs do. */
const SHORTEST_FILLING_MS = 800;
/**
 * What forms without scripts send beside the seven fields; `Website` is hidden and must stay empty, `Paper` is the white
 * paper that its reader goes on with, `List` what a list asks for, `Language` that of the answer.
 */
const FORM_EXTRAS = ['consent', 'Website', 'Paper', 'List', 'Language'];

/**
 * POST /api/require/create: JSON with the seven fields, or
 * the form of the contact page. Answers with success only when the enquiry is
 * committed. Headers of our own forms: `Idempotency-Key`, `Consent-Version`,
 * `X-Filled-In` (ms), `X-Hidden-Field`.
 */
export async function receiveEnquiry(request: Request): Promise<Response> {
  let kind: BodyKind = 'json';
  let language: string | null = null;
  try {
    kind = bodyKind(request);
    // a site that uses this one as its content service passes its visitors' enquiries on
    const isServer = hasToken(request);
    const source = isServer ? 'own' : formSource(request, env.siteUrl);
    const body = await readBody(request, MAX_BODY_BYTES);
    const values = new URLSearchParams(kind === 'form' ? body : '');
    language = values.get('Language');
    const isConfirmed = await takeConfirmation(request, values);
    const sent = kind === 'form' ? Object.fromEntries(values) : readJson(body);
    const { enquiry, origin } = read(sent, kind, request.headers, isServer);
    // other sites' pages cannot send JSON without asking first, and are not allowed to
    if (kind === 'form' && source === 'unknown' && !isConfirmed)
      return await confirmationPage(paths.sendEnquiry(), values);
    if (!isServer) {
      checkHuman(request.headers);
      await admit(request.headers, kind === 'form');
    }
    return answer(kind, await success(await store(enquiry, origin), values.get('Paper') ?? ''), language);
  } catch (error) {
    return answer(kind, failure(error instanceof BadRequestError ? error : refused(error)), language);
  }
}

function answer(kind: BodyKind, what: Answer, language: string | null): Response {
  if (kind === 'json') return jsonAnswer(what);
  if (language === 'en') return pageAnswer(inEnglish(what));
  const labels: Record<string, string> = FIELD_LABELS;
  const hints: Record<string, string | undefined> = HINTS;
  const fields = Object.entries(what.fields ?? {}).map(([name, text]) => [
    labels[name] ?? name,
    text === WRONG && hints[name] ? `${text}（${hints[name]}）` : text,
  ]);
  return pageAnswer({ ...what, fields: Object.fromEntries(fields) });
}

async function success({ id, receipt }: Accepted, paper: string): Promise<Answer> {
  return {
    status: 200,
    message: '√ 您已提交成功,谢谢',
    extra: { result: true, receipt },
    headers: { 'Set-Cookie': await paperPassCookie(id) },
    lines: [`受理编号：${receipt}`, '请记下编号：凭它可以撤回这次提交。'],
    link: isAlias(paper)
      ? { href: paths.whitePaperReading(paper), label: '读全文' }
      : { href: paths.home(), label: '回到首页' },
  };
}

function failure({ status, message, fields, headers }: BadRequestError): Answer {
  return {
    status,
    message,
    fields,
    headers,
    lines: ['按浏览器的返回键，填过的内容还在。'],
    link: { href: paths.contact(), label: '回到表单' },
  };
}

function read(
  sent: Record<string, unknown>,
  kind: BodyKind,
  headers: Headers,
  isServer: boolean,
): { enquiry: Enquiry; origin: Origin } {
  const { consent, Website, List, ...values } = checkNames(
    sent,
    kind === 'json' ? FIELDS : [...FIELDS, ...FORM_EXTRAS],
  );
  if (Website) throw new BadRequestError(422, '没有发出，请再试一次');
  const fields = Object.fromEntries(FIELDS.map((field) => [field, values[field] ?? ''])) as Enquiry;
  const enquiry = normaliseEnquiry(withList(fields, List));
  const isPaperRequest = clientNoOf(enquiry) !== null || enquiry.Content === DEFAULT_PAPER_CONTENT;
  const errors = checkEnquiry(enquiry, isPaperRequest);
  if (Object.keys(errors).length > 0) throw new BadRequestError(422, '请填写正确信息', errors);
  return {
    enquiry,
    origin: {
      key: /^[\w-]{16,100}$/.exec(headers.get('idempotency-key') ?? '')?.[0] ?? null,
      consent: consentOf(consent || headers.get('consent-version'), kind, isServer),
    },
  };
}

/**
 * The version of the statement that the visitor has agreed to: without one nothing is kept, and what never was has been
 * agreed to by nobody. A site that passes enquiries on has asked its visitors itself, perhaps for another statement.
 */
function consentOf(version: string | null, kind: BodyKind, isServer: boolean): string | null {
  const isKnown = (CONSENT_VERSIONS as readonly string[]).includes(version ?? '');
  if (isKnown || isServer) return isKnown ? version : null;
  if (version) throw new BadRequestError(422, '没有这个版本的隐私说明');
  const how = kind === 'json' ? `：请求头 Consent-Version 写所同意的版本，现在是 ${CONSENT_VERSION}` : '';
  throw new BadRequestError(400, `请先同意隐私说明${how}`);
}

function readJson(body: string): Record<string, unknown> {
  let values: unknown;
  try {
    values = JSON.parse(body);
  } catch {
    throw new BadRequestError(400, '内容不是有效的 JSON');
  }
  if (!isRecord(values)) throw new BadRequestError(400, '内容应是一个 JSON 对象');
  return values;
}

function checkNames(values: Record<string, unknown>, allowed: readonly string[]): Record<string, string> {
  const errors: [string, string][] = Object.entries(values).flatMap(([name, value]) => {
    if (!allowed.includes(name)) return [[name.slice(0, 40), '没有这个字段']];
    return typeof value === 'string' ? [] : [[name, '应是文本']];
  });
  if (errors.length > 0) throw new BadRequestError(422, '字段不对', Object.fromEntries(errors.slice(0, 20)));
  return values as Record<string, string>;
}

/** The two marks that programs leave in a form. Who is taken for one by mistake is told to send again. */
function checkHuman(headers: Headers): void {
  const filledIn = headers.get('x-filled-in');
  const isTooFast = filledIn !== null && Number(filledIn) < SHORTEST_FILLING_MS;
  if (isTooFast || headers.get('x-hidden-field')) throw new BadRequestError(422, '没有发出，请再点一次发送');
}

async function store(enquiry: Enquiry, origin: Origin): Promise<Accepted> {
  // without the key no pass can be given: found out before anything is kept
  await siteSecret();
  return (await enquiryStore()).accept(enquiry, origin);
}

/** Whatever went wrong on our side, somebody is not heard: the owner is told. */
function refused(error: unknown): BadRequestError {
  // the message of a database may repeat values: only its code is written down
  console.error('[enquiries] 没有存下：', describeStoreFault(error));
  noteRefusal();
  return new BadRequestError(503, '暂时没有发出，请再发一次；也可以打电话给我们');
}
