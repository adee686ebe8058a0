import { mkdtempSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../support/free-port';
import { startFront, stopFront, type Front } from '../support/front-nginx';
import { ADDRESSES, MAIN_BUILD } from '../support/instances';
import { startServer, type StartedServer } from '../support/start-server';
import { templates } from '../support/templates';

/** What is no page: made for machines, or leads elsewhere. */
const OTHERS = [
  '/sitemap.xml',
  '/sitemap-index.xml',
  '/robots.txt',
  '/llms.txt',
  '/feeds/cases.rss',
  '/feeds/tech-documents.atom',
  '/ecosystem/cases/takeover-400ms.md',
  '/products/modules/eye-tracking-glasses.md',
  '/.well-known/security.txt',
  '/manifest.webmanifest',
  '/api/case/GetAll?page=1',
  '/ECOSYSTEM/cases?a=1',
  '/ecosystem/case',
  '/home/application-fields/',
  '/extra',
  '/not/a/page',
  '/ecosystem/cases/not-a-case',
  '/not-a-file.php',
];

/** Kept in what is said of an address: all that does not change from one answer to the next. */
interface Said {
  status: number;
  type: string;
  /** always a path: where it leads, no matter who asked under whatever name */
  location: string;
}

type Headers = Record<string, string>;

function ask(port: number, address: string, headers: Headers = {}): Promise<Said> {
  return new Promise((resolve, reject) => {
    http
      .get({ port, host: '127.0.0.1', path: address, headers }, (response) => {
        response.resume();
        const { location = '', 'content-type': type = '' } = response.headers;
        response.once('end', () => resolve({ status: response.statusCode ?? 0, type, location }));
      })
      .once('error', reject);
  });
}

async function routes(): Promise<string[]> {
  return [...(await templates()), ...OTHERS];
}

async function sayAll(port: number, headers?: Headers, addresses?: readonly string[]): Promise<Record<string, Said>> {
  const all: Record<string, Said> = {};
  for (const address of addresses ?? (await routes())) all[address] = await ask(port, address, headers);
  return all;
}

const main = Number(new URL(ADDRESSES.site).port);
let expected: Record<string, Said>;

test.beforeAll(async () => {
  expected = await sayAll(main);
  expect(expected['/sitemap.xml']).toEqual({ status: 200, type: 'application/xml; charset=utf-8', location: '' });
  expect(expected['/ecosystem/cases/takeover-400ms.md']).toMatchObject({ status: 200, location: '' });
  expect(Object.entries(expected).filter(([, { location }]) => !/^(\/(?!\/)|$)/.test(location))).toEqual([]);
});

for (const [name, headers] of Object.entries<Headers>({
  别人的名字: { host: 'evil.test' },
  '前面一层的 https': { host: 'example.cn', 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' },
  说是别处转来的: { 'x-forwarded-host': 'evil.test', 'x-forwarded-port': '1', forwarded: 'host=evil.test;proto=https' },
}))
  test(`${name}：每个网址答的一样`, async () => {
    expect(await sayAll(main, headers)).toEqual(expected);
  });

for (const host of [undefined, '127.0.0.1', '0.0.0.0', 'localhost'])
  test.describe(`HOST=${host ?? '（没有写）'}`, () => {
    let server: StartedServer;
    let port: number;

    test.beforeAll(async () => {
      port = await freePort();
      server = await startServer({ port, env: { ...MAIN_BUILD, HOST: host } });
    });
    test.afterAll(() => server.stop());

    test('每个网址答的一样，nginx 转来的也一样', async () => {
      expect(await sayAll(port)).toEqual(expected);
      const forwarded = { host: 'example.cn', 'x-forwarded-proto': 'https' };
      expect(expected).toMatchObject(await sayAll(port, forwarded, OTHERS));
    });
  });

test.describe('在 nginx 后面', () => {
  let front: Front;
  let plainPort: number;
  let port: number;

  test.beforeAll(async () => {
    [port, plainPort] = [await freePort(), await freePort()];
    const directory = mkdtempSync(path.join(os.tmpdir(), 'front-'));
    front = await startFront({ directory, port, plainPort, site: main });
  });
  test.afterAll(() => stopFront(front));

  test('每个网址答的一样，转到别处的还是一条路径', async ({ playwright }) => {
    const visitor = await playwright.request.newContext({
      ignoreHTTPSErrors: true,
      extraHTTPHeaders: { host: 'example.cn' },
      maxRedirects: 0,
    });
    const said: Record<string, Said> = {};
    for (const address of await routes()) {
      const response = await visitor.get(`https://127.0.0.1:${port}${address}`);
      const { location = '', 'content-type': type = '' } = response.headers();
      said[address] = { status: response.status(), type, location };
    }
    expect(said).toEqual(expected);
    await visitor.dispose();
  });
});
