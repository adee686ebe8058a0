import { endSession } from '@/lib/login/ended-sessions';
import { answerForm, seeOther } from '@/lib/login/form';
import { endedSessionCookie, readSession } from '@/lib/login/session';
import { paths } from '@/lib/paths';

/** Ends the session, in this browser and for anyone who has copied its cookie. */
export function POST(request: Request): Promise<Response> {
  return answerForm(request, async () => {
    const session = await readSession(request.headers.get('cookie'));
    if (session) await endSession(session);
    return seeOther(paths.login(), [endedSessionCookie()]);
  });
}
