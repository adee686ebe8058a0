import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ContentError } from '@/lib/content/reading/content-error';
import { rounds, SEED } from '@/tests/support/attacks';
import { writeMarkerFolder } from '@/tests/support/content-folders';
import { answeredBy, answerJson, startContentServer } from '@/tests/support/content-server';
import { LIST_PAGES, OTHERS, RECORDS, RELATED, WHOLE_LISTS, type Getter } from '@/tests/support/content-readers';
import { serviceOver } from '@/tests/support/embedded';
import { temporaryFolders } from '@/tests/support/temporary-folder';
import { FAULTS, seeded } from '@/tests/support/upstream-faults';

const ANSWERS = rounds(500, 10_000);
/** Nothing is waited for longer than a content service may take, and a little. */
const LONGEST_MS = 12_000;

const folder = temporaryFolders();
const content = folder();
writeMarkerFolder(content);
const { serve } = serviceOver(content);
const good = answeredBy(serve);
const server = startContentServer(good);
for (const method of ['error', 'log'] as const) jest.spyOn(console, method).mockImplementation(() => undefined);

beforeEach(() => {
  process.env.DATA_DIR = folder();
  process.env.LAST_GOOD_MB = '16';
});
afterEach(() => {
  process.env.LAST_GOOD_MB = '0';
});

const GETTERS: Getter[] = [...RECORDS, ...WHOLE_LISTS, ...LIST_PAGES, ...RELATED, ...OTHERS];
const random = seeded(SEED);
const kinds = Object.keys(FAULTS);
const outcome = async ([name, get]: Getter) => [name, await get().catch((error: unknown) => String(error))];
/** MB in use; what a finalizer lets go is gone in the round after it. */
const collect = async () => {
  setFlagsFromString('--expose-gc');
  for (let round = 0; round < 4; round++) {
    (runInNewContext('gc') as () => void)();
    await setImmediate();
  }
  return process.memoryUsage().heapUsed / 1024 / 1024;
};

test(`${ANSWERS}个错的答复，${kinds.length}种：每一样都和好的时候一样，内存不涨`, async () => {
  const before = new Map<string, unknown>();
  for (const getter of GETTERS) before.set(...((await outcome(getter)) as [string, unknown]));
  expect([...before.values()].filter((value) => typeof value === 'string')).toEqual([]);
  const told = new Map<string, number>();
  let answered = 0;
  server.answer = async (call, response, request) => {
    answered++;
    const kind = kinds[Math.floor(random() * kinds.length)];
    told.set(kind, (told.get(kind) ?? 0) + 1);
    const answer = await serve(new Request(`http://recorded${request.url}`));
    const isJson = answer.headers.get('content-type')?.includes('json');
    if (!isJson || call.path.startsWith('/media/')) return answerJson(response, {}, 500);
    FAULTS[kind]({ good: await answer.json(), response, random });
  };
  let [early, slowest] = [0, 0];
  while (answered < ANSWERS) {
    for (let at = 0; at < GETTERS.length; at += 8) {
      const started = performance.now();
      for (const [name, value] of await Promise.all(GETTERS.slice(at, at + 8).map(outcome)))
        expect([name, value]).toEqual([name, before.get(name as string)]);
      slowest = Math.max(slowest, performance.now() - started);
    }
    server.calls = [];
    if (early === 0 && answered > ANSWERS / 4) early = await collect();
  }
  expect(told.size).toBeGreaterThanOrEqual(18);
  expect(slowest).toBeLessThan(LONGEST_MS);
  expect((await collect()) - early).toBeLessThan(25);
}, 600_000);

test('没有好的答复可用时：要么是好的，要么是 ContentError，别的都不会', async () => {
  const fresh = seeded(SEED + 1);
  server.answer = async (_call, response, request) => {
    const answer = await serve(new Request(`http://recorded${request.url}`));
    const isJson = answer.headers.get('content-type')?.includes('json');
    if (!isJson || fresh() < 0.3) return good(_call, response, request);
    FAULTS[kinds[Math.floor(fresh() * kinds.length)]]({ good: await answer.json(), response, random: fresh });
  };
  for (let round = 0; round < 3; round++) {
    process.env.DATA_DIR = folder();
    const failed = await Promise.all(
      GETTERS.map(([name, get]) =>
        get().then(
          () => [],
          (error: unknown) => (error instanceof ContentError ? [] : [`${name}: ${String(error)}`]),
        ),
      ),
    );
    expect(failed.flat()).toEqual([]);
  }
});

test('不答的、一点点答的：到时间就用上一次好的', async () => {
  const some = [RECORDS[0], LIST_PAGES[0], WHOLE_LISTS[0]];
  const before = await Promise.all(some.map(outcome));
  let drips: NodeJS.Timeout[] = [];
  server.answer = (_call, response) => {
    if (random() < 0.5) return;
    response.writeHead(200, { 'content-type': 'application/json' });
    drips = [...drips, setInterval(() => response.write(' '), 100)];
  };
  const started = performance.now();
  expect(await Promise.all(some.map(outcome))).toEqual(before);
  expect(performance.now() - started).toBeLessThan(LONGEST_MS);
  // by now it is known to hang: nobody waits for it
  const again = performance.now();
  expect(await Promise.all(some.map(outcome))).toEqual(before);
  expect(performance.now() - again).toBeLessThan(2_000);
  drips.forEach(clearInterval);
}, 40_000);
