import { env } from '../env';
import { sameText } from './same-text';

/** Does the request carry CONTENT_SERVICE_TOKEN as its bearer token? Never without one configured. */
export function hasToken(request: Request): boolean {
  const token = env.contentServiceToken;
  return token !== null && sameText(request.headers.get('authorization') ?? '', `Bearer ${token}`);
}
