import type { AfterErrorHook } from 'payload';

/** What a code of SQLite, PostgreSQL or the system means to whoever has pressed a button. */
const WORDS: [codes: RegExp, words: string][] = [
  [
    /^SQLITE_(BUSY|LOCKED)/,
    '数据库正被别的程序占着，这一次没有存上：不要关这一页，过一会儿再存（按钮是灰的，先改动一个字）',
  ],
  [
    /^(SQLITE_(FULL|IOERR)|ENOSPC|EDQUOT|EFBIG|EIO|53100)/,
    '服务器的磁盘满了或写不了，这一次没有存上：不要关这一页，请管理员腾出地方，再存（按钮是灰的，先改动一个字）',
  ],
  [/^(SQLITE_(READONLY|CANTOPEN|PERM)|EACCES|EPERM|EROFS)/, '数据库写不了，这一次没有存上：不要关这一页，请告诉管理员'],
  [/^(ECONN|57P0|08)/, '数据库没有答复，这一次没有存上：不要关这一页，过一会儿再存（按钮是灰的，先改动一个字）'],
];

/** Where the store is at fault, the answer says so instead of “something went wrong”. */
export const STORE_FAULTS: AfterErrorHook = ({ error }) => {
  const words = codesOf(error).flatMap((code) => WORDS.find(([codes]) => codes.test(code))?.[1] ?? [])[0];
  return words ? { response: { errors: [{ message: words }] }, status: 503 } : undefined;
};

/** Of an error, and of those behind it. */
function codesOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return [];
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return [...(typeof code === 'string' ? [code] : []), ...codesOf(cause)];
}
