import { english, formWords } from '../english/words';
import type { Answer } from '../http/answers';
import { paths } from '../paths';
import { englishErrors } from './english-errors';
import { EMPTY, FIELDS, WRONG } from './rules';

/** The answer to an English form that was sent without scripts. */
export function inEnglish({ status, headers, fields = {}, extra }: Answer): Answer {
  if (status === 200) {
    return {
      status,
      headers,
      language: 'en',
      message: formWords.thanks,
      lines: [`${formWords.received} ${String(extra?.receipt)}`, formWords.keep],
      link: { href: paths.english(), label: english.home },
    };
  }
  const wrong = FIELDS.filter((name) => fields[name]).map((name) => [formWords[name], errorOf(name, fields[name])]);
  return {
    status,
    headers,
    language: 'en',
    message: formWords.unsent,
    fields: Object.fromEntries(wrong) as Record<string, string>,
    lines: [formWords.goBack],
    link: { href: paths.english(paths.contact()), label: english.contact },
  };
}

/** What the server says of a field begins with what is wrong, and may go on with what would be right. */
function errorOf(name: (typeof FIELDS)[number], said: string): string {
  const error = [EMPTY, WRONG].find((known) => said.startsWith(known)) ?? said;
  return englishErrors({ [name]: error })[name] ?? formWords.wrong;
}
