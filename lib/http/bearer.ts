import { sameText } from './same-text';

/** Does the request carry this secret as its bearer token? */
export function hasBearer(request: Request, secret: string): boolean {
  return sameText(request.headers.get('authorization') ?? '', `Bearer ${secret}`);
}
