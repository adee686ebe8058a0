/** `npm run cms:migration -- <name>`: what has changed in the description of content, as tables: for both databases. */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { run } from './setup.mjs';

const [name = 'content'] = process.argv.slice(2);
const payload = ['lib/cms/node_modules/payload/bin.js', 'migrate:create', name, '--skip-empty'];
const env = { PAYLOAD_CONFIG_PATH: 'lib/cms/payload.config.ts' };

await run(process.execPath, payload, { ...env, CMS_DATABASE_URL: '' });
// no database is asked: only the kind of address matters
await run(process.execPath, payload, { ...env, CMS_DATABASE_URL: 'postgres://localhost/none' });

// the next one is compared with the newest snapshot alone
for (const kind of ['sqlite', 'postgres']) {
  const folder = path.join('lib/cms/migrations', kind);
  const snapshots = readdirSync(folder).filter((file) => file.endsWith('.json'));
  for (const file of snapshots.toSorted().slice(0, -1)) rmSync(path.join(folder, file));
}
