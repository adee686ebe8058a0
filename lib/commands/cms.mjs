/**
 * `npm run cms`: installs, builds, migrates and serves the content management; an empty one is filled from CONTENT_DIR.
 * `-- --build` does no more than the first two.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { checkSettings } from './check-settings.mjs';
import { fingerprint, generate, installPackages, run } from './setup.mjs';

const PLACE = 'lib/cms';
const NEXT = `${PLACE}/node_modules/next/dist/bin/next`;
const STAMP = `${PLACE}/.next/built-from`;

process.env.PORT ||= '3001';
const { PORT, HOST = '' } = process.env;
const host = HOST || '127.0.0.1';

await checkSettings();
await installPackages();
await generate();
await installPackages(PLACE);
const source = fingerprint(['graphql', 'lib']);
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== source) {
  await run(process.execPath, [NEXT, 'build', PLACE]);
  writeFileSync(STAMP, source);
}
if (process.argv.includes('--build')) process.exit();
await run('npx', ['tsx', `${PLACE}/prepare.ts`]);
console.log(`\n内容管理在 http://${host}:${PORT}/admin\n`);
await run(process.execPath, [NEXT, 'start', PLACE, '-p', PORT, '-H', host]);
