/**
 * `npm run switch -- <release> [link]`: the link from which the site is served leads to another release from now on;
 * visitors who have a page of the last one open still get its scripts.
 */
import {
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const STATIC = '.next/static';
/** What a release has from the one before: it is not handed on once more. */
const LENT = '.next/static-of-last-release.json';

const [release, link = '/opt/hengzhi/current'] = process.argv.slice(2);
if (!release) fail('请写出换到哪里：npm run switch -- /opt/hengzhi/releases/…');
const to = path.resolve(release);
if (!existsSync(path.join(to, '.next/built-settings.json'))) fail(`${to} 里没有构建完的网站`);
const before = lstatSync(link, { throwIfNoEntry: false });
if (before && !before.isSymbolicLink()) fail(`${link} 不是符号链接`);
if (existsSync(link) && realpathSync(link) !== realpathSync(to)) lend(realpathSync(link), to);
// in one step: there is no moment without the link
const aside = `${link}.${process.pid}`;
symlinkSync(to, aside);
renameSync(aside, link);
console.log(`${link} → ${to}；再运行 systemctl restart hengzhi`);

/** Copies the files that an open page may still ask for beside those of the new release. */
function lend(from, next) {
  const known = path.join(from, LENT);
  const borrowed = new Set(existsSync(known) ? JSON.parse(readFileSync(known, 'utf8')) : []);
  const own = filesIn(path.join(from, STATIC)).filter((file) => !borrowed.has(file));
  const missing = own.filter((file) => !existsSync(path.join(next, STATIC, file)));
  for (const file of missing) cpSync(path.join(from, STATIC, file), path.join(next, STATIC, file));
  writeFileSync(path.join(next, LENT), JSON.stringify(missing));
}

function filesIn(directory) {
  if (!existsSync(directory)) return [];
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
