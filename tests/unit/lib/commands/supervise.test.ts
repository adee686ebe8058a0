import { supervise } from '@/lib/commands/supervise.mjs';

/** Runs of a server: how long each lasted, in seconds, and its exit code. */
async function watch(runs: [seconds: number, code: number][], isEnding = () => false) {
  let [clock, started] = [0, 0];
  const waits: number[] = [];
  const start = async () => {
    const [seconds, code] = runs[started++] ?? [0, 0];
    clock += seconds * 1000;
    return code;
  };
  const wait = async (ms: number) => void waits.push(ms);
  const code = await supervise(start, isEnding, { wait, now: () => clock, log: () => undefined });
  return { code, started, waits };
}

test('停了就再启动：每次等得久一些，好好跑过又从头算', async () => {
  const runs: [number, number][] = [
    [60, 1],
    [60, 134],
    [2, 137],
    [2, 1],
    [600, 1],
    [60, 0],
  ];
  expect(await watch(runs)).toEqual({ code: 0, started: 6, waits: [1000, 1000, 2000, 4000, 1000] });
});

test.each([0, 130, 143, 129])('是叫它停的（%i）：不再启动', async (code) => {
  expect(
    await watch([
      [60, code],
      [60, 0],
    ]),
  ).toMatchObject({ code, started: 1 });
});

test('自己也要停：崩溃也不再启动', async () => {
  expect(await watch([[60, 137]], () => true)).toMatchObject({ code: 137, started: 1, waits: [] });
});

test('三次都起不来：不再试，退出的码留着', async () => {
  expect(
    await watch([
      [1, 1],
      [1, 1],
      [1, 1],
      [60, 0],
    ]),
  ).toMatchObject({ code: 1, started: 3 });
});
