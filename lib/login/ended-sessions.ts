import { createHash } from 'node:crypto';
import { describeStoreFault } from '../database/faults';
import type { Session } from './types';

/** Ends a session for everybody who holds its cookie. @throws Error when that cannot be written down */
export async function endSession(session: Session, now = Date.now()): Promise<void> {
  const db = await store();
  await db
    .insertInto('ended_session')
    .values({ id: idOf(session), ends_at: session.expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.deleteFrom('ended_session').where('ends_at', '<', now).execute();
}

/** Whether it has been ended; also when nobody can say. */
export async function isEnded(session: Session): Promise<boolean> {
  try {
    const db = await store();
    const row = await db.selectFrom('ended_session').select('id').where('id', '=', idOf(session)).executeTakeFirst();
    return row !== undefined;
  } catch (error) {
    console.error('[login] 会话查不到：', describeStoreFault(error));
    return true;
  }
}

/** The proxy loads no database before somebody asks for an internal page. */
async function store() {
  const { configuredStore } = await import('../database/open');
  return configuredStore();
}

function idOf({ token, expiresAt }: Session): string {
  return createHash('sha256').update(`${token} ${expiresAt}`).digest('base64url');
}
