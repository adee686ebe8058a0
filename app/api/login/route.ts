import { setTimeout as wait } from 'node:timers/promises';
import { clientAddress } from '@/lib/http/client-address';
import { tooMany } from '@/lib/http/request-body';
import { answerForm, seeOther } from '@/lib/login/form';
import { knownBrowser, knownBrowserCookie } from '@/lib/login/known-browser';
import { login, loginConfigured } from '@/lib/login/login';
import { endedNoticeCookie, noticeCookie } from '@/lib/login/notice';
import { safeReturnPath } from '@/lib/login/return-path';
import { SharedAttempts } from '@/lib/login/shared-attempts';
import type { Answer } from '@/lib/login/service';
import { newSession, sessionCookie } from '@/lib/login/session';
import { paths } from '@/lib/paths';
import { errorText } from '@/lib/error-text';

const LONGEST_NAME = 100;
const LONGEST_PASSWORD = 200;
const UNREACHABLE = '认证服务没有答复，请稍后再试';

const attempts = new SharedAttempts();

/** The login form: on success the session and the page that was asked for, else the form again with a message. */
export function POST(request: Request): Promise<Response> {
  return answerForm(request, async (form) => {
    const loginName = (form.get('loginName') ?? '').trim();
    const password = form.get('password') ?? '';
    const returnUrl = safeReturnPath(form.get('returnUrl'));
    const again = async (message: string) =>
      seeOther(paths.login(returnUrl), [await noticeCookie({ message, loginName: loginName.slice(0, LONGEST_NAME) })]);

    if (!loginConfigured()) return seeOther(paths.login(returnUrl));
    if (!loginName || !password) return again('请填写登录名和密码');
    if (loginName.length > LONGEST_NAME || password.length > LONGEST_PASSWORD) return again('登录名或密码太长');

    const browser = await knownBrowser(request.headers.get('cookie'), loginName);
    const attempt = browser
      ? await attempts.begin(`browser ${browser}`, `browser ${browser}`)
      : await attempts.begin(clientAddress(request.headers), loginName.toLowerCase());
    if ('lockedMs' in attempt) throw tooMany(Math.ceil(attempt.lockedMs / 1000));
    await wait(attempt.delayMs);

    const answer = await login({ loginName, password, returnUrl });
    if (answer.kind === 'refused') return again(answer.message);
    const cookies = answer.kind === 'accepted' ? await loginCookies(answer, loginName) : null;
    if (!cookies) {
      attempt.withdraw();
      return again(UNREACHABLE);
    }
    attempt.succeed();
    return seeOther(returnUrl, cookies);
  });
}

/** @param typedName the service may know the same person under another spelling */
async function loginCookies(accepted: Answer & { kind: 'accepted' }, typedName: string): Promise<string[] | null> {
  try {
    return [await sessionCookie(newSession(accepted)), await knownBrowserCookie(typedName), endedNoticeCookie()];
  } catch (error) {
    console.error('[login]', errorText(error));
    return null;
  }
}
