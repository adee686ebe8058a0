import { randomBytes } from 'node:crypto';
import { env } from '../env';
import { sameText } from '../http/same-text';
import { isPassword, parsePasswordHash } from './password';
import { authenticate, type Answer, type Credentials } from './service';

const WRONG = '登录名或密码不正确';

/** Whether anybody can log in at all: a service, or the account of ADMIN_LOGIN and ADMIN_PASSWORD_HASH. */
export function loginConfigured(): boolean {
  return env.authService !== null || (env.admin !== null && parsePasswordHash(env.admin.passwordHash) !== null);
}

/** Asks the service where one is configured, else compares with the account of the environment. */
export async function login(credentials: Credentials): Promise<Answer> {
  if (!env.authService) return builtIn(credentials);
  const answer = await authenticate(env.authService, credentials);
  return answer.kind === 'refused' ? { ...answer, message: answer.message || WRONG } : answer;
}

async function builtIn({ loginName, password }: Credentials): Promise<Answer> {
  if (!env.admin) return { kind: 'unreachable' };
  // the same work for a name that is not the account's
  const right = await isPassword(password, env.admin.passwordHash);
  if (!sameText(loginName, env.admin.loginName) || !right) return { kind: 'refused', message: WRONG };
  return { kind: 'accepted', token: randomBytes(32).toString('base64url'), loginName, nickName: loginName };
}
