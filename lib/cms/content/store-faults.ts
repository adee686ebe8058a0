import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { AfterErrorHook, Payload } from 'payload';

const NOT_SAVED = '这一次没有存上：不要关这一页';
const AGAIN = '再存（按钮是灰的，先改动一个字）';

/** What a code of SQLite, PostgreSQL or the system means to whoever has pressed a button. */
const WORDS: [codes: RegExp, words: string][] = [
  [/^SQLITE_(BUSY|LOCKED)/, `数据库正被别的程序占着，${NOT_SAVED}，过一会儿${AGAIN}`],
  [
    /^(SQLITE_(FULL|IOERR)|ENOSPC|EDQUOT|EFBIG|EIO|53100)/,
    `服务器的磁盘满了或写不了，${NOT_SAVED}，请管理员腾出地方，${AGAIN}`,
  ],
  [
    /^(SQLITE_(READONLY|CANTOPEN|PERM)|EACCES|EPERM|EROFS|ENOTDIR|EEXIST)/,
    `数据库或文件写不了，${NOT_SAVED}，请告诉管理员`,
  ],
  [/^(ECONN|57P0|08)/, `数据库没有答复，${NOT_SAVED}，过一会儿${AGAIN}`],
];

/** Where the store is at fault, the answer says so instead of “something went wrong”. */
export const STORE_FAULTS: AfterErrorHook = async ({ error, req }) => {
  const codes = codesOf(error);
  const words = codes.flatMap((code) => WORDS.find(([known]) => known.test(code))?.[1] ?? [])[0];
  if (!words) return undefined;
  if (codes.some((code) => code.startsWith('SQLITE_'))) await reconnect(req.payload);
  return { response: { errors: [{ message: words }] }, status: 503 };
};

/**
 * libsql (0.4.7, also 0.5.29) resets a statement that has failed only when it is collected. Until then SQLite does not
 * commit what the same connection writes, although it is answered: from here on there is another one.
 */
async function reconnect({ db }: Payload): Promise<void> {
  const { client } = db as unknown as SQLiteAdapter;
  client.close();
  Object.assign(db, { client: undefined });
  await db.connect?.({ hotReload: true });
}

/** Of an error, and of those behind it. */
function codesOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return [];
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return [...(typeof code === 'string' ? [code] : []), ...codesOf(cause)];
}
