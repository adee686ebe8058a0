import { LoginAttempts, type Attempt } from '@/lib/login/attempts';

const MINUTE = 60_000;
let time = 0;
let attempts: LoginAttempts;

beforeEach(() => {
  time = 1_000_000;
  attempts = new LoginAttempts(() => time);
});

function begin(address: string, account = 'owner'): Attempt {
  const attempt = attempts.begin(address, account);
  if ('lockedMs' in attempt) throw new Error('locked');
  return attempt;
}

test('同一账号错得越多等得越久，但不超过 3 秒，也从不拒绝', () => {
  const delays = Array.from({ length: 40 }, (_, index) => begin(`10.0.0.${index}`).delayMs);
  expect(delays.slice(0, 8)).toEqual([0, 0, 250, 500, 1000, 2000, 3000, 3000]);
  expect(Math.max(...delays)).toBe(3000);
});

test('别的账号不受影响；登录成功后重新开始', () => {
  for (let index = 0; index < 5; index++) begin(`10.0.0.${index}`);
  expect(begin('10.0.0.9', 'other').delayMs).toBe(0);
  const attempt = begin('10.0.0.8');
  expect(attempt.delayMs).toBe(2000);
  attempt.succeed();
  expect(begin('10.0.0.8').delayMs).toBe(0);
});

test('一个地址 15 分钟内错 10 次就锁住，别的地址不受影响', () => {
  for (let index = 0; index < 10; index++) {
    begin('10.0.0.1', `name ${index}`);
    time += MINUTE;
  }
  expect(attempts.begin('10.0.0.1', 'owner')).toEqual({ lockedMs: 5 * MINUTE });
  expect(begin('10.0.0.2').delayMs).toBe(0);
  time += 5 * MINUTE;
  expect(begin('10.0.0.1').delayMs).toBe(0);
  expect(attempts.begin('10.0.0.1', 'owner')).toEqual({ lockedMs: MINUTE });
});

test('锁着的时候再试，不会锁得更久', () => {
  for (let index = 0; index < 10; index++) begin('10.0.0.1', `name ${index}`);
  time += 14 * MINUTE;
  for (let index = 0; index < 50; index++) expect(attempts.begin('10.0.0.1', 'x')).toEqual({ lockedMs: MINUTE });
  time += MINUTE;
  expect(begin('10.0.0.1').delayMs).toBe(0);
});

test('同时来的一百次也只放过 10 次：先记下再看密码', () => {
  const all = Array.from({ length: 100 }, () => attempts.begin('10.0.0.1', 'owner'));
  expect(all.filter((attempt) => 'delayMs' in attempt)).toHaveLength(10);
});

test('服务没有答复的不算错', () => {
  for (let index = 0; index < 30; index++) begin('10.0.0.1').withdraw();
  expect(begin('10.0.0.1').delayMs).toBe(0);
});

test('正确的登录不算错，也不抹掉同一地址的错误', () => {
  for (let index = 0; index < 9; index++) begin('10.0.0.1', `victim ${index}`);
  begin('10.0.0.1', 'mine').succeed();
  begin('10.0.0.1', 'victim');
  expect(attempts.begin('10.0.0.1', 'mine')).toHaveProperty('lockedMs');
});

test('记住的地址有上限', () => {
  for (let index = 0; index < 10; index++) begin('first', `name ${index}`);
  for (let index = 0; index < 10_000; index++) begin(`address ${index}`, 'x');
  expect(begin('first', 'y').delayMs).toBe(0);
});
