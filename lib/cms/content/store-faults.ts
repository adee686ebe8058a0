import type { AfterErrorHook } from 'payload';

const NOT_SAVED = '这一次没有存上：不要关这一页，写的都还在';
const AGAIN = '再按一次';

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
export const STORE_FAULTS: AfterErrorHook = ({ error }) => {
  const message = faultWords(error);
  return message ? { response: { errors: [{ message }] }, status: 503 } : undefined;
};

/** @returns what an error means where the database, the disk or a folder is at fault */
export const faultWords = (error: unknown): string | undefined =>
  codesOf(error).flatMap((code) => WORDS.find(([known]) => known.test(code))?.[1] ?? [])[0];

/** Payload and PostgreSQL's client say so without a code. */
const NO_CONNECTION = /^(Error: cannot (begin transaction|connect to)|Connection terminated)/;

/** Of an error, and of those behind it. A mail server that is gone has the same codes as a database that is. */
function codesOf(error: unknown, isOfQuery = false): string[] {
  if (typeof error !== 'object' || error === null) return [];
  const { code, cause, query, message } = error as Record<string, unknown>;
  const isOfDatabase = isOfQuery || typeof query === 'string';
  const isMeant = typeof code === 'string' && (isOfDatabase || !code.startsWith('ECONN'));
  return [
    ...(isMeant ? [code] : []),
    ...(NO_CONNECTION.test(String(message)) ? ['08006'] : []),
    ...codesOf(cause, isOfDatabase),
  ];
}
