import { answerForm, seeOther } from '@/lib/login/form';
import { endedSessionCookie } from '@/lib/login/session';
import { paths } from '@/lib/paths';

/** Ends the session in this browser. */
export function POST(request: Request): Promise<Response> {
  return answerForm(request, async () => seeOther(paths.login(), [endedSessionCookie()]));
}
