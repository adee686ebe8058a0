/** `npm run password`: turns a password into the line for ADMIN_PASSWORD_HASH. Typed unseen, or piped in. */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { hashPassword } from '../login/password';

const SHORTEST = 12;

async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  const first = await ask('密码：');
  if (first !== (await ask('再输一次：'))) fail('两次输入不同。');
  return first;
}

/** Asks at the terminal; what is typed is not shown. */
async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  terminal.on('SIGINT', () => process.exit(130));
  const answer = await terminal.question('');
  terminal.close();
  process.stderr.write('\n');
  return answer;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const password = await readPassword();
if ([...password].length < SHORTEST) fail(`密码至少 ${SHORTEST} 个字符。`);
console.log(await hashPassword(password));
