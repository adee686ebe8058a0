import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { processWide } from '../process-wide';

/** Where the authentication service is. */
export interface AuthService {
  /** scheme and host, without a trailing slash */
  url: string;
  authenticatePath: string;
  checkTokenPath: string;
}

export interface Credentials {
  loginName: string;
  password: string;
  returnUrl: string;
}

export type Answer =
  | { kind: 'accepted'; token: string; loginName: string; nickName: string }
  | { kind: 'refused'; message: string }
  | { kind: 'unreachable' };

const TIMEOUT_MS = 5_000;
const MAX_ANSWER_BYTES = 64 * 1024;
const MAX_TEXT = 200;

/** Asks the service whether this is the right password. What it answers beyond the specification counts as no answer. */
export async function authenticate(service: AuthService, credentials: Credentials): Promise<Answer> {
  const { loginName, password, returnUrl } = credentials;
  try {
    const body = { loginName, password, verificationCode: '', returnUrl };
    return readAnswer(await call(service.url + service.authenticatePath, body), loginName);
  } catch (error) {
    logFailure('authenticate', error);
    return { kind: 'unreachable' };
  }
}

function readAnswer(result: unknown, typedName: string): Answer {
  const fields = (typeof result === 'object' && result !== null ? result : {}) as Record<string, unknown>;
  if (fields.isAuthenticate === false) return { kind: 'refused', message: oneLine(fields.message) };
  if (fields.isAuthenticate !== true) throw new Error('答复里没有 isAuthenticate');
  if (!isToken(fields.accessToken)) throw new Error('答复里没有令牌');
  const loginName = oneLine(fields.loginName) || typedName;
  return { kind: 'accepted', token: fields.accessToken, loginName, nickName: oneLine(fields.nickName) || loginName };
}

/** Good answers by the token's hash, until when they hold. Proxy, pages and route handlers are bundled apart and share them. */
const good = processWide('login-tokens', () => new Map<string, number>());
/** A token that the service has revoked is out after this time. */
const GOOD_MS = 4_000;
const MAX_GOOD = 1_000;

/** Whether the service still takes the token; no answer means no. */
export async function checkToken(service: AuthService, token: string): Promise<boolean> {
  const key = createHash('sha256').update(`${service.url} ${token}`).digest('base64url');
  if ((good.get(key) ?? 0) > performance.now()) return true;
  good.delete(key);
  try {
    if ((await call(service.url + service.checkTokenPath, { token }, token)) !== true) return false;
  } catch (error) {
    logFailure('checkToken', error);
    return false;
  }
  if (good.size >= MAX_GOOD) good.clear();
  good.set(key, performance.now() + GOOD_MS);
  return true;
}

/** The `result` of the answer. @throws Error when there is none: late, too long, 5xx, no JSON */
async function call(address: string, body: object, token?: string): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
    // credentials go nowhere else
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status >= 500) {
    await response.body?.cancel();
    throw new Error(`状态 ${response.status}`);
  }
  const answer: unknown = JSON.parse(await readText(response));
  if (typeof answer !== 'object' || answer === null || !('result' in answer)) throw new Error('答复里没有 result');
  return answer.result;
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    // leaving the loop ends the connection
    if (bytes > MAX_ANSWER_BYTES) throw new Error('答复太长');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** What may be in an Authorization header. */
function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]+$/.test(value);
}

function oneLine(value: unknown): string {
  if (typeof value !== 'string') return '';
  return [...value.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim()].slice(0, MAX_TEXT).join('');
}

/** Names and passwords never get into the log: only what went wrong. */
function logFailure(what: string, error: unknown): void {
  const { message, cause } = error instanceof Error ? error : new Error('未知错误');
  // the parser quotes what it could not read
  const reason = error instanceof SyntaxError ? '答复不是 JSON' : message;
  console.error(`[login] ${what}: ${reason}${cause instanceof Error ? `（${cause.message}）` : ''}`);
}
