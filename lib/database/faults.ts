import { env } from '../env';
import { errorCode, errorText } from '../error-text';
import { databaseFile } from './place';

/** What a code of SQLite, PostgreSQL or the system means here, and what to do; `{place}` is the file or the server. */
const REMEDIES: [codes: RegExp, remedy: string][] = [
  [
    /^SQLITE_(CORRUPT|NOTADB)/,
    '{place} 坏了：把它与 -wal、-shm 一起移走，再运行 npm run enquiries:restore -- 备份文件',
  ],
  [/^(SQLITE_FULL|ENOSPC|53100)$/, '{place} 所在的磁盘满了：请腾出地方'],
  [/^(SQLITE_(READONLY|CANTOPEN|PERM)|EACCES|EPERM|EROFS)/, '{place} 写不了：请看它与它的文件夹归谁、能不能写'],
  [/^(ENOENT|ENOTDIR)$/, '{place} 的文件夹不在：请看 DATA_DIR'],
  [/^SQLITE_(BUSY|LOCKED)/, '{place} 被别的进程占着：请看有没有一直开着它的程序'],
  [/^(SQLITE_IOERR|EIO)/, '{place} 读写出错：请看磁盘'],
  [/^57P0[123]$/, '{place} 正在启动或停下：会再试'],
  [
    /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|08\w{3})$/,
    '{place} 连不上：请看它是否开着、DATABASE_URL 对不对',
  ],
  [/^28\w{3}$/, '{place} 不认 DATABASE_URL 里的名或密码'],
  [/^3D000$/, '{place} 里没有 DATABASE_URL 说的库'],
  [/^(42501|25006)$/, '{place} 里没有写的权限：请看 DATABASE_URL 的用户'],
  [/^53300$/, '{place} 的连接用完了：请看 max_connections'],
];

/**
 * What is wrong with the store, where it is, and what to do. The words of a database may repeat what a visitor wrote:
 * of what has a code only the code is passed on. An error without one is ours or says that nobody answered.
 */
export function describeStoreFault(error: unknown): string {
  const code = errorCode(error);
  if (code === 'Error') return errorText(error);
  const remedy = REMEDIES.find(([codes]) => codes.test(code))?.[1] ?? '{place} 用不了';
  return `${remedy.replace('{place}', place())}（${code}）`;
}

function place(): string {
  const url = env.databaseUrl && URL.parse(env.databaseUrl);
  return url ? `PostgreSQL ${url.host || '（本机的套接字）'}` : databaseFile();
}
