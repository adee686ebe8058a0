import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { createTransport } from 'nodemailer';
import sharp from 'sharp';
import { faultWords } from '@/lib/cms/content/store-faults';
import { ADMIN, CMS, login, openDatabase, registerAdmin, SETTINGS } from './cms';

/*
 * The database is held by another process, the disk is full: whoever presses a button is told, nothing is half saved,
 * and what is sent again is kept.
 */

/** Nothing of a case is changed, as long as this is there. */
const REFUSES = `CREATE TRIGGER refuses BEFORE UPDATE ON "case" BEGIN SELECT RAISE(ABORT, 'refused'); END`;

test.describe.configure({ mode: 'serial', retries: 0 });

let call: Awaited<ReturnType<typeof login>>['call'];
let token: string | undefined;
test.beforeAll(async () => {
  await registerAdmin();
  ({ call, token } = await login(ADMIN));
});

async function firstCase() {
  const { text } = await call('GET', 'case?limit=1&depth=0&sort=alias');
  const { id } = (JSON.parse(text) as { docs: { id: string }[] }).docs[0];
  const now = async () => {
    const versions = (await call('GET', `case/versions?where[parent][equals]=${id}&limit=1&depth=0`)).text;
    return [(await call('GET', `case/${id}?depth=0`)).text, /"totalDocs":\d+/.exec(versions)?.[0]];
  };
  const write = (introduction: string) => call('PATCH', `case/${id}`, { introduction, _status: 'published' });
  return { id, now, write };
}

/** As whoever opens the file sees it: what the CMS has answered but not committed is not there. */
function committed(id: string, column = 'introduction'): unknown {
  const beside = openDatabase(SETTINGS.DATA_DIR);
  beside.exec('PRAGMA busy_timeout = 5000');
  const row = beside.prepare(`SELECT ${column} FROM "case" WHERE id = ?`).get([id]);
  beside.close();
  return row?.[column];
}

test('写的时候也能读：数据库用预写日志（WAL）', () => {
  const beside = openDatabase(SETTINGS.DATA_DIR);
  expect(beside.prepare('PRAGMA journal_mode').get([])).toMatchObject({ journal_mode: 'wal' });
  beside.close();
});

test('数据库被别的程序占着：说出来，什么也没有存；放开以后再存就存上了', async () => {
  const { id, now, write } = await firstCase();
  const before = await now();
  const other = openDatabase(SETTINGS.DATA_DIR);
  other.exec('BEGIN IMMEDIATE');
  const refused = await write('数据库被占着的时候写的');
  other.exec('ROLLBACK');
  other.close();
  expect(refused).toMatchObject({ status: 503, text: expect.stringContaining('数据库正被别的程序占着') });
  expect(await now()).toEqual(before);
  expect(await write('放开以后写的')).toMatchObject({ status: 200 });
  expect(committed(id)).toBe('放开以后写的');
});

test('后台的活遇到数据库被占着：放开以后编辑存的都存上了；断在半路的、没有做成的，又做一遍', async () => {
  const [stuck, failing] = [await draft('left-half-done'), await draft('not-at-once')];
  const { id, write } = await firstCase();
  const other = openDatabase(SETTINGS.DATA_DIR);
  other.exec('PRAGMA busy_timeout = 5000');
  const queue = (what: string, isUnderWay: number) =>
    other
      .prepare('INSERT INTO payload_jobs (input, task_slug, queue, processing, updated_at) VALUES (?, ?, ?, ?, ?)')
      .run([JSON.stringify(publishing(what)), 'schedulePublish', 'default', isUnderWay, '2020-01-01T00:00:00.000Z']);
  const tried = () => other.prepare('SELECT max(total_tried) AS times FROM payload_jobs').get([])?.times;
  queue(stuck, 1);
  // what a job meets in the middle of its work
  other.exec(REFUSES);
  queue(failing, 0);
  expect(await call('GET', 'payload-jobs/run')).toMatchObject({ status: 200 });
  expect(tried()).toBe(1);
  other.exec('DROP TRIGGER refuses');
  other.prepare('UPDATE payload_jobs SET wait_until = NULL').run([]);

  other.exec('BEGIN IMMEDIATE');
  await waitsForLock();
  other.exec('ROLLBACK');
  expect(await write('后台的活遇到占用以后写的')).toMatchObject({ status: 200 });
  expect(committed(id)).toBe('后台的活遇到占用以后写的');
  // what could not even be noted as failed counts as under way for a minute (`lib/cms/content/jobs.ts`)
  for (const one of [failing, stuck])
    await expect.poll(() => committed(one, '_status'), { timeout: 120_000 }).toBe('published');
  other.close();
  for (const one of [failing, stuck]) expect(await call('DELETE', `case/${one}`)).toMatchObject({ status: 200 });
});

async function draft(alias: string): Promise<string> {
  const item = { displayText: alias, alias, publishedUtc: '2020-01-01T00:00:00.000Z', _status: 'draft' };
  const { text } = await call('POST', 'case?draft=true', item);
  return (JSON.parse(text) as { doc: { id: string } }).doc.id;
}

const publishing = (value: string) => ({ type: 'publish', doc: { relationTo: 'case', value }, user: null });

/** A statement that waits for a lock keeps the whole process: nobody is answered meanwhile. */
async function waitsForLock(): Promise<void> {
  const answered = async () => {
    const asked = Date.now();
    await fetch(`${CMS}/api/health`);
    return Date.now() - asked;
  };
  await expect.poll(answered, { intervals: [100] }).toBeGreaterThan(2_500);
}

test('按了发布没有存上：写的都还在，按钮旁说着；再按一次，就存上了', async ({ browser }) => {
  const { id } = await firstCase();
  const context = await browser.newContext();
  await context.addCookies([{ name: 'payload-token', value: token!, url: CMS, httpOnly: true, sameSite: 'Strict' }]);
  const page = await context.newPage();
  await page.goto(`${CMS}/admin/collections/case/${id}`);
  const introduction = page.locator('#field-introduction');
  const publish = page.getByRole('button', { name: '发布修改' }).first();
  await introduction.fill('没有存上的时候写的');
  const other = openDatabase(SETTINGS.DATA_DIR);
  other.exec('PRAGMA busy_timeout = 5000');
  other.exec(REFUSES);
  await publish.click();
  await expect(page.getByText('服务器出了错，没有做成')).toBeVisible();
  await expect(page.getByText('还没有存上')).toBeVisible();
  await expect(introduction).toHaveValue('没有存上的时候写的');
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `test-results/refused-${width}.png` });
  }
  other.exec('DROP TRIGGER refuses');
  other.close();
  await publish.click();
  await expect(page.getByText('还没有存上')).toBeHidden();
  await expect.poll(() => committed(id)).toBe('没有存上的时候写的');
  await context.close();
});

test('磁盘满了：说出来，什么也没有存一半；腾出地方以后再存就存上了', async () => {
  const { id, now, write } = await firstCase();
  const before = await now();
  limitFiles('0');
  try {
    expect(await write('磁盘满了的时候写的')).toMatchObject({
      status: 503,
      text: expect.stringContaining('服务器的磁盘满了'),
    });
    expect((await upload('upload/full.png')).status).toBe(503);
    expect(await now()).toEqual(before);
    expect((await fetch(`${CMS}/api/health`)).status).toBe(200);
  } finally {
    limitFiles('unlimited');
  }
  expect((await call('GET', 'media?where[path][equals]=upload/full.png')).text).toContain('"totalDocs":0');
  expect(await write('腾出地方以后写的')).toMatchObject({ status: 200 });
  expect(committed(id)).toBe('腾出地方以后写的');
  expect((await upload('upload/full.png')).status).toBe(201);
});

test('图片写不进文件夹：说出来，也没有记下一张没有文件的图片', async () => {
  // where a folder should be made there is a file
  const taken = path.resolve(SETTINGS.DATA_DIR, 'cms/content/media/taken');
  writeFileSync(taken, '');
  const refused = await upload('taken/picture.png');
  rmSync(taken);
  expect([refused.status, await refused.text()]).toEqual([503, expect.stringContaining('文件写不了')]);
  expect((await call('GET', 'media?where[path][equals]=taken/picture.png')).text).toContain('"totalDocs":0');
  expect((await upload('taken/picture.png')).status).toBe(201);
});

test('数据库没有答复：说出来；邮件服务器、网站没有答复，不怪数据库', async () => {
  const unused = createServer();
  await once(unused.listen(0, '127.0.0.1'), 'listening');
  const { port } = unused.address() as AddressInfo;
  await new Promise((resolve) => unused.close(resolve));
  const errorOf = (attempt: Promise<unknown>) => attempt.then(() => undefined).catch((error: unknown) => error);
  const cms = createRequire(path.resolve('lib/cms/package.json'));
  const { Pool } = cms('pg') as { Pool: new (options: object) => object };
  const { drizzle } = cms('drizzle-orm/node-postgres') as {
    drizzle(pool: object): { execute(query: string): Promise<unknown> };
  };
  const query = drizzle(new Pool({ host: '127.0.0.1', port })).execute('select 1');
  for (const error of [await errorOf(query), new Error(`Error: cannot begin transaction: connect ECONNREFUSED`)])
    expect(faultWords(error)).toContain('数据库没有答复');
  const mail = createTransport(`smtp://127.0.0.1:${port}`).sendMail({ from: ADMIN.email, to: ADMIN.email, text: '' });
  const site = () => fetch(`http://127.0.0.1:${port}`);
  // however deep it is wrapped
  for (const cause of [await errorOf(mail), await errorOf(site())]) {
    expect(JSON.stringify(cause) + String((cause as Error).cause)).toContain('ECONNREFUSED');
    expect(faultWords(new Error('not sent', { cause }))).toBeUndefined();
  }
});

async function upload(place: string): Promise<Response> {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#07112e' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), path.basename(place));
  form.set('_payload', JSON.stringify({ path: place }));
  return fetch(`${CMS}/cms-api/media`, { method: 'POST', headers: { authorization: `JWT ${token}` }, body: form });
}

/** No file of the CMS may grow beyond this, as where the disk has no room. */
function limitFiles(bytes: string): void {
  const [command] = processes().filter(
    (pid) =>
      textOf(pid, 'cmdline').includes('lib/commands/cms.mjs') && textOf(pid, 'environ').includes(SETTINGS.DATA_DIR),
  );
  for (const pid of childrenOf(command))
    expect(spawnSync('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:`])).toMatchObject({ status: 0 });
}

const processes = () => readdirSync('/proc').filter((name) => /^\d+$/.test(name));

function textOf(pid: string, what: 'cmdline' | 'environ'): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    // it has ended meanwhile
    return '';
  }
}

const childrenOf = (pid: string): string[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .flatMap((child) => [child, ...childrenOf(child)]);
