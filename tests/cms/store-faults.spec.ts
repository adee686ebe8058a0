import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { ADMIN, CMS, login, openDatabase, registerAdmin, SETTINGS } from './cms';

/*
 * The database is held by another process, the disk is full: whoever presses a button is told, nothing is half saved,
 * and what is sent again is kept.
 */

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
function committed(id: string): unknown {
  const beside = openDatabase(SETTINGS.DATA_DIR);
  const row = beside.prepare('SELECT introduction FROM "case" WHERE id = ?').get([id]);
  beside.close();
  return row?.introduction;
}

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
  await expect.poll(() => committed(id)).toBe('放开以后写的');
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
  await expect.poll(() => committed(id)).toBe('腾出地方以后写的');
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
