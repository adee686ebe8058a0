import { SourceError, type FailureReason } from './source';

/** What the library says of a file that it cannot read. */
const OF_THE_FILE = ['PasswordException', 'InvalidPDFException', 'FormatError', 'UnknownErrorException'];

/** Why a paper could not be opened. What is no word on the file or the way to it is the library failing in this browser. */
export function failureReason(error: unknown): FailureReason {
  if (error instanceof SourceError) return error.reason;
  const name = (error as { name?: unknown } | null)?.name;
  if (OF_THE_FILE.includes(String(name))) return 'file';
  // a request that failed, for a piece or for a module of the library, or took too long
  const isRequest =
    name === 'TypeError' ? /fetch|network|load failed|(load|import)ing/i.test(String(error)) : name === 'TimeoutError';
  return isRequest ? 'network' : 'browser';
}

export type { FailureReason };
