import { createHash, randomBytes } from 'node:crypto';
import { pageAnswer } from './answers';
import { cookieLine, readCookie } from './cookie';
import { sameText } from './same-text';
import { encrypt, decrypt } from './encrypt';

/*
 * Where a browser does not say which page a form comes from, the visitor is
 * asked: a page of ours shows the form again with a token in it. Pages that are
 * made once for everybody cannot carry one. The token holds for this browser,
 * by a cookie that no other site can set, and for these values only.
 */

const COOKIE = 'confirmation';
const FIELD = 'confirmation';
const LIFE_SECONDS = 600;

interface Asked {
  browser: string;
  values: string;
  expires: number;
}

/** The page that asks. @param action where the form goes */
export async function confirmationPage(action: string, values: URLSearchParams): Promise<Response> {
  const browser = randomBytes(16).toString('base64url');
  const asked: Asked = { browser, values: hashOf(values), expires: Date.now() + LIFE_SECONDS * 1000 };
  return pageAnswer({
    status: 200,
    message: '请确认发送',
    lines: ['您的浏览器没有说明这张表单来自哪里。确实是您填的，请再点一次。'],
    headers: { 'Set-Cookie': cookieLine({ name: COOKIE, value: browser, seconds: LIFE_SECONDS }) },
    form: { action, values: [...values, [FIELD, await encrypt(COOKIE, asked)]], submit: '确认发送' },
  });
}

/** Whether these values carry the token that was given to this browser for them; the token is taken out. */
export async function takeConfirmation(request: Request, values: URLSearchParams): Promise<boolean> {
  const token = values.get(FIELD);
  values.delete(FIELD);
  const browser = readCookie(request.headers.get('cookie'), COOKIE);
  const asked = token && browser ? ((await decrypt(COOKIE, token)) as Asked | null) : null;
  return Boolean(
    asked &&
    browser &&
    asked.expires > Date.now() &&
    sameText(asked.browser, browser) &&
    asked.values === hashOf(values),
  );
}

function hashOf(values: URLSearchParams): string {
  return createHash('sha256').update(values.toString()).digest('base64url');
}
