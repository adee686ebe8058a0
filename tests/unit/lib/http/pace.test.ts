import { Pace, RateLimit } from '@/lib/http/rate-limit';

/** A pace of so many in ten minutes, on a clock that the test moves. */
function paceOf(limit: number) {
  const clock = { now: 0 };
  return {
    clock,
    pace: new Pace(
      () => limit,
      () => clock.now,
    ),
  };
}

test('没有用完就不等；用完以后一个比一个等得久，等不起的才请他过后再来', () => {
  const { pace } = paceOf(600);
  expect(Array.from({ length: 600 }, () => pace.take())).toEqual(Array(600).fill(0));
  const waits = Array.from({ length: 30 }, () => pace.take());
  expect(waits.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, turn) => (turn + 1) * 1_000));
  expect(waits.slice(20)).toEqual(Array(10).fill(null));
});

test('过去的时间一个一个还回来', () => {
  const { pace, clock } = paceOf(600);
  for (let turn = 0; turn < 620; turn += 1) pace.take();
  clock.now = 5_000;
  expect([pace.take(), pace.take(), pace.take(), pace.take(), pace.take(), pace.take()]).toEqual([
    16_000,
    17_000,
    18_000,
    19_000,
    20_000,
    null,
  ]);
  clock.now = 1_000_000;
  expect(pace.take()).toBe(0);
});

test('0 是不限：限次与排队都不做', () => {
  const [limit, pace] = [new RateLimit(() => 0), new Pace(() => 0)];
  for (let times = 0; times < 100; times++) expect([limit.left('a'), limit.take('a'), pace.take()]).toEqual([0, 0, 0]);
});
