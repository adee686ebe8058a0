/**
 * Stores a page in the page cache of a build and is killed while it does: `<server folder> <key> <version> <files>`.
 * `<files>` says for each file of the page, in the order in which they are written, whether it is there by then:
 * `1`, `0`, or `h` for the half of it.
 */
import { writeFileSync } from 'node:fs';
import methods from 'next/dist/server/lib/node-fs-methods.js';
import PageCache from '../../lib/server/pages/page-cache.mjs';
import { pageOf } from './stored-page.mjs';

const [serverDistDir, key, version, fate] = process.argv.slice(2);
const begun = [];
const fs = {
  ...methods.nodeFs,
  writeFile: (file, data) => {
    begun.push([file, data]);
    if (begun.length === fate.length) end();
    return new Promise(() => {});
  },
};

function end() {
  for (const [index, [file, data]] of begun.entries()) {
    if (fate[index] === '0') continue;
    const bytes = Buffer.from(data);
    writeFileSync(file, fate[index] === 'h' ? bytes.subarray(0, bytes.byteLength / 2) : bytes);
  }
  process.kill(process.pid, 'SIGKILL');
}

const pages = new PageCache({ fs, flushToDisk: true, serverDistDir, revalidatedTags: [] });
await pages.set(key, pageOf(version), { cacheControl: { revalidate: 300 }, isRoutePPREnabled: true });
