import { createHash } from 'node:crypto';
import type { Answer } from './proxy';

/** Runs before everything else in a page and keeps what its console would show as an error. */
function record(): void {
  const problems: string[] = [];
  Object.assign(window, { problems });
  const keep = (text: unknown) => void problems.push(String(text));
  window.addEventListener(
    'error',
    ({ message, filename, lineno, target }) => {
      const address = target instanceof Element ? (target.getAttribute('src') ?? target.getAttribute('href')) : null;
      keep(message ? `${message} (${filename}:${lineno})` : `没有载入：${address}`);
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => keep(reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    keep(`${violatedDirective}: ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...words: unknown[]) => {
    keep(words.map(String).join(' '));
    error(...words);
  };
}

const SCRIPT = `(${record.toString()})()`;
const HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/** For a browser whose console no protocol tells of: the page itself records its errors, in `window.problems`. */
export function withRecorder(answer: Answer): Answer {
  if (!String(answer.headers['content-type']).startsWith('text/html')) return answer;
  const policy = String(answer.headers['content-security-policy']).replace(
    "script-src 'self'",
    `script-src 'self' ${HASH}`,
  );
  const body = Buffer.from(answer.body.toString().replace('<head>', `<head><script>${SCRIPT}</script>`));
  return { ...answer, headers: { ...answer.headers, 'content-security-policy': policy }, body };
}
