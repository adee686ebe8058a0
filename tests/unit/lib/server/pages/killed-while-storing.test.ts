import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import PageCache from '@/lib/server/pages/page-cache.mjs';
import { pageOf } from '@/tests/support/stored-page.mjs';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const makeFolder = temporaryFolders();
const KEY = `/route-cache/APP_PAGE/${'0'.repeat(64)}/$/a`;
const ROUTE_KEY = KEY.replace('APP_PAGE', 'APP_ROUTE');
const options = { cacheControl: { revalidate: 300 }, isRoutePPREnabled: true };

jest.spyOn(console, 'error').mockImplementation(() => {});

/** The page cache of a build as a process has it that has just been started: nothing is in memory. */
const started = (serverDistDir: string) =>
  new PageCache({ fs: nodeFs, flushToDisk: true, serverDistDir, revalidatedTags: [] });

function emptyBuild(): string {
  const build = makeFolder();
  writeFileSync(path.join(build, 'BUILD_ID'), 'one');
  mkdirSync(path.join(build, 'server'));
  return path.join(build, 'server');
}

/** Everything that a visitor may get of the page, or null where it is made anew. */
async function partsOf(build: string): Promise<string[] | null> {
  const entry = await started(build).get(KEY, { kind: 'APP_PAGE', isRoutePPREnabled: true });
  return entry && wordsOf(entry.value as ReturnType<typeof pageOf>);
}
const wordsOf = ({ html, rscData, segmentData }: ReturnType<typeof pageOf>) =>
  [html, rscData, ...segmentData.values()].map((part) => Buffer.from(part).toString());

/** Which of the page's four files (HTML, payload, segment, headers) were there, whole or half, when the process was killed. */
const FATES = Array.from({ length: 2 ** 4 }, (_, bits) => bits.toString(2).padStart(4, '0')).flatMap((fate) =>
  fate === '1111' ? [fate] : [fate, fate.replace('0', 'h')],
);

test.each(FATES)('写到 %s 时被杀掉：再启动，页面是原来的、新的，或者重做，绝不是半个、两版掺着的', async (fate) => {
  const build = emptyBuild();
  await started(build).set(KEY, pageOf('old'), options);
  expect(await partsOf(build)).toEqual(wordsOf(pageOf('old')));
  // a sign more: a page does not always stay as long as it was
  const killed = spawnSync(process.execPath, ['tests/support/killed-while-storing.mjs', build, KEY, 'newer', fate]);
  expect(killed.signal).toBe('SIGKILL');
  const versions = [null, ...['old', 'newer'].map((version) => wordsOf(pageOf(version)))];
  const found = await partsOf(build);
  expect(versions).toContainEqual(found);
  // nothing was written, all was written: the page is there
  if (fate === '0000') expect(found).toEqual(versions[1]);
  if (fate === '1111') expect(found).toEqual(versions[2]);
  // and what is made anew takes its place
  await started(build).set(KEY, pageOf('made anew'), options);
  expect(await partsOf(build)).toEqual(wordsOf(pageOf('made anew')));
});

test('接口做好的答案也一样：剩下半个就重做', async () => {
  const build = emptyBuild();
  const route = { kind: 'APP_ROUTE', body: Buffer.from('<urlset></urlset>'), headers: {}, status: 200 };
  await started(build).set(ROUTE_KEY, route, options);
  const found = () => started(build).get(ROUTE_KEY, { kind: 'APP_ROUTE' });
  expect(await found()).not.toBeNull();
  writeFileSync(`${path.join(build, ROUTE_KEY)}.body`, '<urlset>');
  expect(await found()).toBeNull();
});
