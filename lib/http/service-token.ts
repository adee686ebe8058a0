import { env } from '../env';
import { hasBearer } from './bearer';

/** Does the request carry CONTENT_SERVICE_TOKEN as its bearer token? Never without one configured. */
export function hasToken(request: Request): boolean {
  const token = env.contentServiceToken;
  return token !== null && hasBearer(request, token);
}
