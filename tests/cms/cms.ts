import { createRequire } from 'node:module';
import path from 'node:path';

const PORT = process.env.TEST_PORT || '3190';

/** The CMS that the tests of this folder share. */
export const CMS = `http://127.0.0.1:${PORT}`;

/** The site that the CMS tells what changes; a test listens there. */
export const SITE_PORT = Number(PORT) + 1;

const TOKEN = 'token-of-the-tests';

export const SETTINGS = {
  PORT,
  HOST: '127.0.0.1',
  DATA_DIR: 'test-results/cms-data',
  CONTENT_DIR: 'lib/sample-content',
  CONTENT_SERVICE_TOKEN: TOKEN,
  CMS_SITES: `http://127.0.0.1:${SITE_PORT}`,
  REVALIDATE_SECRET: 'secret-of-the-tests',
};

interface Statement {
  get(values: unknown[]): Record<string, unknown> | undefined;
  run(values: unknown[]): void;
}
type Database = new (file: string) => { exec(sql: string): void; prepare(sql: string): Statement; close(): void };

/** The SQLite file of a CMS, as another process has it open. @param data its DATA_DIR */
export function openDatabase(data: string) {
  const { resolve } = path;
  return new (createRequire(resolve('lib/cms/package.json'))('libsql') as Database)(resolve(data, 'cms/cms.sqlite'));
}

/** As the site asks. */
export const authorized = { authorization: `Bearer ${TOKEN}` };

export const ADMIN = { name: '管理员甲', email: 'admin@example.cn', password: 'a-long-password-1' };

/** The first account of a CMS, where the tests before have not made it. */
export const registerAdmin = (cms = CMS) =>
  fetch(`${cms}/cms-api/users/first-register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...ADMIN, role: 'admin' }),
  });

/** Payload's own interface, as somebody with an account calls it. */
export async function login({ email, password }: Omit<typeof ADMIN, 'name'>, cms = CMS) {
  const response = await fetch(`${cms}/cms-api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await response.json()) as { token?: string };
  const call = async (method: string, address: string, body?: object) => {
    const headers = { 'content-type': 'application/json', authorization: `JWT ${token}` };
    const answer = await fetch(`${cms}/cms-api/${address}`, { method, headers, body: body && JSON.stringify(body) });
    return { status: answer.status, text: await answer.text() };
  };
  return { status: response.status, call, token };
}
