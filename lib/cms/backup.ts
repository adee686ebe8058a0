/** `npm run cms:backup -- <folder>`: database and files of a CMS, also while it serves. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { env } from '../env';
import { errorText } from '../error-text';
import { cmsDirectory } from './content/content-files';

const target = process.argv[2];
if (!target || existsSync(target)) {
  console.error(
    target ? `${target} 已经有了：请给一个还没有的文件夹` : '备份到哪个文件夹？npm run cms:backup -- <文件夹>',
  );
  process.exit(1);
}
const draft = `${target}.part`;
try {
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  // a file that the database names is there: files are copied after it, and are not erased by the CMS
  if (env.cmsDatabaseUrl) dumpPostgres(env.cmsDatabaseUrl, path.join(draft, 'cms.dump'));
  else await copySqlite(path.join(cmsDirectory(), 'cms.sqlite'), path.join(draft, 'cms.sqlite'));
  for (const kept of ['content', 'secret.key'])
    cpSync(path.join(cmsDirectory(), kept), path.join(draft, kept), { recursive: true, preserveTimestamps: true });
  renameSync(draft, target);
  console.log(`备份在 ${target}`);
} catch (error) {
  rmSync(draft, { recursive: true, force: true });
  console.error(`没有备份成：${errorText(error)}`);
  process.exit(1);
}

/** One moment of the database, whatever is written meanwhile. */
async function copySqlite(from: string, to: string): Promise<void> {
  if (!existsSync(from)) throw new Error(`没有 ${from}`);
  const client = createClient({ url: `file:${from}` });
  try {
    await client.execute({ sql: 'VACUUM INTO ?', args: [to] });
  } finally {
    client.close();
  }
}

function dumpPostgres(url: string, to: string): void {
  const { status, error, stderr } = spawnSync('pg_dump', ['--format=custom', `--file=${to}`, `--dbname=${url}`], {
    encoding: 'utf8',
  });
  if (status !== 0) throw error ?? new Error(stderr.trim());
}
