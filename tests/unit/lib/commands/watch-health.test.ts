import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answersHealth, watchHealth } from '@/lib/commands/watch-health.mjs';

/** What becomes of a server that answers like this, one time after the other, and then ends by itself. */
async function watch(answers: boolean[]) {
  let [asked, ended] = [0, 0];
  const lines: string[] = [];
  await watchHealth(
    async () => answers[asked++],
    () => asked >= answers.length,
    () => void ended++,
    { wait: async () => undefined, log: (line) => void lines.push(line) },
  );
  return { asked, ended, lines: lines.length };
}
const times = (count: number, answer: boolean) => Array<boolean>(count).fill(answer);

test('八次没有答复：结束它一次，说一行', async () => {
  expect(await watch([...times(3, true), ...times(20, false)])).toEqual({ asked: 11, ended: 1, lines: 1 });
});

test('起得慢、偶尔不答、已经停了：由它去', async () => {
  expect(await watch([...times(7, false), true, ...times(7, false), true])).toEqual({ asked: 16, ended: 0, lines: 0 });
  expect(await watch(times(8, false))).toMatchObject({ ended: 0 });
});

describe('真的问', () => {
  const serve = async (listener: RequestListener, work: (origin: string) => Promise<void>) => {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  };

  test('答什么都算活着；连上了不答、没有人听，不算', async () => {
    let gone = '';
    await serve(
      (request, response) => void response.writeHead(request.url === '/api/health' ? 503 : 404).end(),
      async (origin) => {
        gone = origin;
        expect(await answersHealth(origin)).toBe(true);
      },
    );
    expect(await answersHealth(gone)).toBe(false);
    await serve(
      () => undefined,
      async (origin) => expect(await answersHealth(origin, 50)).toBe(false),
    );
  });
});
