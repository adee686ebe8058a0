import { createHash, randomBytes } from 'node:crypto';
import { forgetSharedValue, sharedValue, type FreshValue } from '../database/shared-value';
import { configuredStore } from '../database/open';
import { sharedClock } from '../database/shared-work';
import { isRecord } from '../is-record';

/** What a page needs to set its own card in WeChat. */
export interface WechatSignature {
  appId: string;
  timestamp: number;
  nonceStr: string;
  signature: string;
}

/** The account, and where its interface is. */
export interface WechatAccount {
  appId: string;
  secret: string;
  apiUrl: string;
}

const TOKEN = 'wechat-token';
const TICKET = 'wechat-ticket';
const ANSWER_MS = 5_000;
/** Codes that say: this token is no good. */
const TOKEN_CODES = [40001, 40014, 42001];

/** WeChat refused; its message names no secret. */
class WechatError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(`微信 ${code}：${message}`);
  }
}

/**
 * Signs an address for the JS-SDK, with a ticket that all processes share.
 * @param url without its hash, as the browser has it
 * @throws Error when WeChat gives no ticket
 */
export async function signForWechat(account: WechatAccount, url: string, now = Date.now()): Promise<WechatSignature> {
  const ticket = await jsapiTicket(account);
  const nonceStr = randomBytes(12).toString('hex');
  const timestamp = Math.floor(now / 1000);
  return { appId: account.appId, timestamp, nonceStr, signature: signatureOf({ ticket, nonceStr, timestamp, url }) };
}

/** The signature itself: SHA-1 over the four values in the order of their names, nothing encoded. */
export function signatureOf(of: { ticket: string; nonceStr: string; timestamp: number; url: string }): string {
  const text = `jsapi_ticket=${of.ticket}&noncestr=${of.nonceStr}&timestamp=${of.timestamp}&url=${of.url}`;
  return createHash('sha1').update(text).digest('hex');
}

async function jsapiTicket(account: WechatAccount): Promise<string> {
  const db = await configuredStore();
  const clock = await sharedClock(db);
  // another account has other values
  const nameOf = (kind: string) => `${kind}:${account.appId}`;
  const token = () => sharedValue(db, nameOf(TOKEN), () => fetchToken(account), clock);
  return sharedValue(
    db,
    nameOf(TICKET),
    async () => {
      const known = await token();
      try {
        return await fetchTicket(account, known);
      } catch (error) {
        if (!(error instanceof WechatError && TOKEN_CODES.includes(error.code))) throw error;
        await forgetSharedValue(db, nameOf(TOKEN), known);
        return fetchTicket(account, await token());
      }
    },
    clock,
  );
}

/** The stable token: asked again while it lives, WeChat gives the same one, and it does not end anybody else's. */
async function fetchToken({ apiUrl, appId, secret }: WechatAccount): Promise<FreshValue> {
  const body = JSON.stringify({ grant_type: 'client_credential', appid: appId, secret });
  const headers = { 'Content-Type': 'application/json' };
  return readAnswer(`${apiUrl}/cgi-bin/stable_token`, 'access_token', { method: 'POST', body, headers });
}

async function fetchTicket({ apiUrl }: WechatAccount, token: string): Promise<FreshValue> {
  const query = new URLSearchParams({ access_token: token, type: 'jsapi' });
  return readAnswer(`${apiUrl}/cgi-bin/ticket/getticket?${query}`, 'ticket');
}

async function readAnswer(url: string, name: string, init: RequestInit = {}): Promise<FreshValue> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_MS), redirect: 'error' });
  const answer: unknown = await response.json();
  if (!isRecord(answer)) throw new WechatError(response.status, '答复看不懂');
  const { errcode, errmsg, expires_in: seconds } = answer;
  const value = answer[name];
  if (typeof errcode === 'number' && errcode !== 0) throw new WechatError(errcode, String(errmsg).slice(0, 100));
  if (typeof value !== 'string' || typeof seconds !== 'number') throw new WechatError(response.status, `没有 ${name}`);
  return { value, livesMs: seconds * 1000 };
}
