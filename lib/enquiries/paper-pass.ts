import { createHmac } from 'node:crypto';
import { env } from '../env';
import { cookieLine, readCookie } from '../http/cookie';
import { sameText } from '../http/same-text';
import { siteSecret } from '../http/secret';
import { enquiryStore } from './store';

/** Cookie that opens the white papers to those who left their card. */
const PAPER_PASS_COOKIE = 'paper-pass';
const DAY_SECONDS = 24 * 3600;
/** Twelve months, or as long as enquiries are kept: a pass never outlives its enquiry. */
const lifeSeconds = () => Math.min(365, env.retentionDays) * DAY_SECONDS;

/** Set-Cookie line of a pass for a stored enquiry. */
export async function paperPassCookie(enquiryId: string): Promise<string> {
  const seconds = lifeSeconds();
  const expires = Math.floor(Date.now() / 1000) + seconds;
  const body = `${enquiryId}.${expires}`;
  const value = `${body}.${sign(await siteSecret(), body)}`;
  return cookieLine({ name: PAPER_PASS_COOKIE, value, seconds });
}

/** Set-Cookie line that takes the pass away. */
export function endedPaperPassCookie(): string {
  return cookieLine({ name: PAPER_PASS_COOKIE, value: '', seconds: 0 });
}

/** Whether the request carries a pass that is ours, not expired, and whose enquiry has not been withdrawn. */
export async function hasPaperPass(request: Request): Promise<boolean> {
  const enquiryId = await passHolder(request.headers.get('cookie'));
  return enquiryId !== null && (await (await enquiryStore()).exists(enquiryId));
}

async function passHolder(cookies: string | null): Promise<string | null> {
  const [enquiryId, expires, signature, ...rest] = readCookie(cookies, PAPER_PASS_COOKIE)?.split('.') ?? [];
  if (!enquiryId || !expires || !signature || rest.length > 0) return null;
  if (!sameText(signature, sign(await siteSecret(), `${enquiryId}.${expires}`))) return null;
  return Number(expires) * 1000 > Date.now() ? enquiryId : null;
}

function sign(secret: Buffer, body: string): string {
  return createHmac('sha256', secret).update(`paper-pass.${body}`).digest('base64url');
}
