import type { AfterErrorHook } from 'payload';

/** What the reader of forms says of those that are none, and the databases of an id that is no number. */
const FORM = /^(Unexpected end of form|Malformed |Multipart: Boundary|(Missing|Unsupported) content.type)/i;
const ID = /^(Only finite numbers|invalid input syntax)/;
/** What Payload says of an error that is meant for the log. */
const NOTHING = /^(Something went wrong|An unknown error occurred)/;

/** What nobody can read is the fault of whoever sent it; and nobody is told in English that something went wrong. */
export const ERROR_WORDS: AfterErrorHook = ({ error, result }) => {
  const said = messagesOf(error);
  const isSaid = (words: RegExp) => said.some((message) => words.test(message));
  const answer = (message: string, status?: number) => ({ response: { errors: [{ message }] }, status });
  if (isSaid(FORM)) return answer('表单读不懂', 400);
  if (isSaid(ID)) return answer('没有这个编号', 404);
  const [shown] = (result?.errors ?? []) as { message?: string }[];
  return NOTHING.test(shown?.message ?? '')
    ? answer('服务器出了错，没有做成：再试一次，还不行就告诉管理员')
    : undefined;
};

/** Of an error, and of those behind it. */
function messagesOf(error: unknown): string[] {
  return error instanceof Error ? [error.message, ...messagesOf(error.cause)] : [];
}
