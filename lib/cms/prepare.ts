/** Before the CMS serves: its key, its tables, and in an empty database what CONTENT_DIR holds. Ends with 1 and the reasons. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getPayload, type Payload } from 'payload';
import { env } from '../env';
import { errorText } from '../error-text';
import { listDirectory } from '../content-service/directories';
import { TYPE_KEYS } from '../content-service/content-types';
import { cmsDirectory } from './content/content-files';
import { FaultyFolder, importFolder } from './content/import-folder';

mkdirSync(cmsDirectory(), { recursive: true, mode: 0o700 });
try {
  writeFileSync(path.join(cmsDirectory(), 'secret.key'), randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
}

try {
  // reads the key
  const { default: config } = await import('./payload.config');
  const payload = await getPayload({ config, disableOnInit: true });
  await refuseNewer(payload);
  await payload.db.migrate();
  await fillEmpty(payload);
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs === 0) console.log('还没有帐号：第一个帐号（管理员）在浏览器里打开下面的地址时建立');
  process.exit(0);
} catch (error) {
  for (const line of error instanceof FaultyFolder ? error.problems : [errorText(error)]) console.error(line);
  console.error(error instanceof FaultyFolder ? '内容文件夹有错误，什么都没有导入' : '内容管理没有准备好');
  process.exit(1);
}

/** Tables of a version that this one does not know are left as they are. */
async function refuseNewer(payload: Payload): Promise<void> {
  const written = new Set(listDirectory(payload.db.migrationDir).map((file) => path.parse(file).name));
  // an empty database has no such table
  const done = await payload
    .find({ collection: 'payload-migrations', pagination: false })
    .then(({ docs }) => docs as { name?: string | null }[])
    .catch(() => []);
  const unknown = done.find(({ name }) => name && !written.has(name));
  if (unknown) throw new Error(`数据库是更新的版本建的（${unknown.name}），什么都没有改：请用那个版本启动`);
}

async function fillEmpty(payload: Payload): Promise<void> {
  for (const collection of [...TYPE_KEYS, 'media']) if ((await payload.count({ collection })).totalDocs > 0) return;
  const started = Date.now();
  const { items, files } = await importFolder(payload, path.resolve(env.contentDirectory));
  console.log(
    `从 ${env.contentDirectory} 导入了 ${items} 个条目、${files} 个文件（${Math.round((Date.now() - started) / 1000)} 秒）`,
  );
}
