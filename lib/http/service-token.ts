import { timingSafeEqual } from 'node:crypto';
import { env } from '../env';

/** Does the request carry CONTENT_SERVICE_TOKEN as its bearer token? Never without one configured. */
export function hasToken(request: Request): boolean {
  const token = env.contentServiceToken;
  return token !== null && sameText(request.headers.get('authorization') ?? '', `Bearer ${token}`);
}

/** Compares secrets without telling by the time it takes how much of one is right. */
export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
