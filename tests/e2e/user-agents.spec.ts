import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { freePort } from '../support/free-port';
import { startFront, stopFront } from '../support/front-nginx';
import { ADDRESSES } from '../support/instances';
import { copyBuild } from '../support/server-process';
import { startServer } from '../support/start-server';
import { templates } from '../support/templates';

const AGENTS = {
  ...(parse(readFileSync('tests/support/user-agents.yaml', 'utf8')) as Record<string, string>),
  八千字节: 'Mozilla/5.0 '.padEnd(8_000, 'x'),
};
const VISITOR =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36';

/** What a cache and a browser go by; the rest are times and lengths of the connection. */
const HEADERS = [
  'cache-control',
  'content-encoding',
  'content-language',
  'content-length',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'etag',
  'link',
  'location',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'transfer-encoding',
  'vary',
  'x-content-type-options',
  'x-frame-options',
  'x-robots-tag',
];

interface Answer {
  status?: number;
  /** for each request, with its own number and time */
  isRenderedPerRequest: boolean;
  body: string;
  headers: Record<string, string>;
}

function ask(address: string, agent: string): Promise<Answer> {
  const { get } = address.startsWith('https') ? https : http;
  const headers = { 'user-agent': agent, host: 'example.cn' };
  return new Promise((resolve, reject) => {
    const request = get(address, { headers, rejectUnauthorized: false, agent: false }, (response) => {
      const policy = String(response.headers['content-security-policy']);
      // a page that is made anew for each request has another number each time
      const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
      const settled = (words: string) => (nonce ? words.replaceAll(nonce, '') : words);
      void text(response).then((body) => {
        const values = HEADERS.map((name) => [name, settled(String(response.headers[name]))]);
        resolve({
          status: response.statusCode,
          isRenderedPerRequest: nonce !== undefined,
          body: settled(body),
          headers: Object.fromEntries(values) as Record<string, string>,
        });
      }, reject);
    });
    request.on('error', reject);
  });
}

/** What an agent got otherwise than a visitor. */
const differences = (usual: Answer, answer: Answer) => [
  ...(answer.status === usual.status ? [] : [`${usual.status} → ${answer.status}`]),
  ...HEADERS.filter((header) => answer.headers[header] !== usual.headers[header]),
  ...(usual.isRenderedPerRequest || answer.body === usual.body ? [] : ['body']),
];

/** Every agent gets what a visitor got; what differs is named by page and agent. */
async function expectAlike(base: string, pages: string[]): Promise<void> {
  const different: string[] = [];
  for (const page of pages) {
    let usual = await ask(base + page, VISITOR);
    expect(usual.status, page).toBeLessThan(400);
    for (const [name, agent] of Object.entries(AGENTS)) {
      const answer = await ask(base + page, agent);
      // its five minutes may have ended in between: then a visitor too gets what has been made anew
      if (differences(usual, answer).length > 0) usual = await ask(base + page, VISITOR);
      const parts = differences(usual, answer);
      if (parts.length > 0) different.push(`${page} ${name}: ${parts.join(', ')}`);
    }
  }
  expect(different).toEqual([]);
}

test('每个模板，对谁都是同一个答复', async () => {
  await expectAlike(ADDRESSES.site, await templates());
});

test('经过前面的 nginx 也是', async () => {
  const [port, plainPort] = [await freePort(), await freePort()];
  const site = Number(new URL(ADDRESSES.site).port);
  const front = await startFront({ directory: mkdtempSync(path.join(os.tmpdir(), 'agents-')), port, plainPort, site });
  // nginx lets one address ask so many times in a row
  await expectAlike(`https://127.0.0.1:${port}`, (await templates()).slice(0, 6)).finally(() => stopFront(front));
});

test('内容服务没有的时候也是', async () => {
  const build = copyBuild('agents');
  const [port, nobody] = [await freePort(), await freePort()];
  const CONTENT_SERVICE_URL = `http://127.0.0.1:${nobody}`;
  // the same pages as if they had been built from a service, which is gone now
  const settings = path.join(build, 'built-settings.json');
  const built = JSON.parse(readFileSync(settings, 'utf8')) as object;
  writeFileSync(settings, JSON.stringify({ ...built, CONTENT_SERVICE_URL }));
  const server = await startServer({ port, env: { NEXT_DIST_DIR: build, CONTENT_SERVICE_URL } });
  try {
    await expectAlike(server.address, ['/', '/ecosystem/cases', '/whitepaper', '/contact-us', '/search', '/privacy']);
  } finally {
    await server.stop();
    rmSync(build, { recursive: true, force: true });
  }
});

test('表单只能寄给接口：寄给页面是 405', async () => {
  const statuses: Record<string, number> = {};
  for (const page of [...(await templates()), '/search/results', '/sitemap.xml', '/nothing-here']) {
    const body = new URLSearchParams({ Name: '林青', '1_$ACTION_ID_0': '' });
    const { status, headers } = await fetch(ADDRESSES.site + page, { method: 'POST', body, redirect: 'manual' });
    if (status !== 405 || headers.get('allow') !== 'GET, HEAD, OPTIONS') statuses[page] = status;
  }
  expect(statuses).toEqual({});
});
