import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '../env';
import { siteSecret } from '../http/secret';
import { enquiryStore } from './store';

/** Cookie that opens the white papers to those who left their card. */
export const PAPER_PASS_COOKIE = 'paper-pass';
/** Twelve months: shorter than enquiries are kept, so that a pass never outlives its enquiry. */
const LIFE_SECONDS = 365 * 24 * 3600;

/** Set-Cookie line of a pass for a stored enquiry: HttpOnly, SameSite, Secure when SITE_URL is https. */
export async function paperPassCookie(enquiryId: string): Promise<string> {
  const expires = Math.floor(Date.now() / 1000) + LIFE_SECONDS;
  const body = `${enquiryId}.${expires}`;
  return cookie(`${body}.${sign(await siteSecret(), body)}`, LIFE_SECONDS);
}

/** Set-Cookie line that takes the pass away. */
export function endedPaperPassCookie(): string {
  return cookie('', 0);
}

/** Whether the request carries a pass that is ours, not expired, and whose enquiry has not been withdrawn. */
export async function hasPaperPass(request: Request): Promise<boolean> {
  const enquiryId = await passHolder(request.headers.get('cookie') ?? '');
  return enquiryId !== null && (await (await enquiryStore()).exists(enquiryId));
}

async function passHolder(cookies: string): Promise<string | null> {
  const value = new RegExp(`(?:^|;\\s*)${PAPER_PASS_COOKIE}=([a-zA-Z0-9_.-]{1,200})(?:;|$)`).exec(cookies)?.[1];
  const [enquiryId, expires, signature, ...rest] = value?.split('.') ?? [];
  if (!enquiryId || !expires || !signature || rest.length > 0) return null;
  const expected = Buffer.from(sign(await siteSecret(), `${enquiryId}.${expires}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Number(expires) * 1000 > Date.now() ? enquiryId : null;
}

function sign(secret: Buffer, body: string): string {
  return createHmac('sha256', secret).update(`paper-pass.${body}`).digest('base64url');
}

function cookie(value: string, seconds: number): string {
  const secure = env.siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${PAPER_PASS_COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}
