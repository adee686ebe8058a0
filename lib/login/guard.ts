import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { paths } from '../paths';
import { seeOther } from './form';
import { readSession } from './session';
import type { Session } from './types';

/**
 * The session of anyone who asks for this page. Without one he should have been sent to the login form
 * before (lib/login/gate.ts); he is in any case, and sees nothing.
 */
export async function requireSession(returnPath: string): Promise<Session> {
  const session = await currentSession();
  return session ?? redirect(paths.login(returnPath));
}

/** The session of anyone who asks for this page, or null. */
export async function currentSession(): Promise<Session | null> {
  // whether it has expired can be told for no other request
  await connection();
  return readSession((await headers()).get('cookie'));
}

/** For a route handler: the answer that sends a caller without session to the login form, or null when he may stay. */
export async function refuseWithoutSession(request: Request): Promise<Response | null> {
  const session = await readSession(request.headers.get('cookie'));
  return session ? null : seeOther(paths.login(paths.extra()));
}
