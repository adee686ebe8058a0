import { impersonal, readLine, structureLog } from '@/lib/log';
import { RepeatedLines } from '@/lib/repeated-lines';
import { within } from '@/lib/http/named-requests';

test.each([
  ['[content] case/GetAll: 状态 500', { area: 'content', msg: 'case/GetAll: 状态 500' }],
  ['没有方括号的一行', { msg: '没有方括号的一行' }],
  ['\u001b[31m[search]\u001b[0m 坏了', { area: 'search', msg: '坏了' }],
])('%s 读成一条', (line, read) => {
  expect(readLine([line])).toEqual(read);
});

test('错误带着它的栈与摘要', () => {
  const error = Object.assign(new Error('没有答复'), { digest: 'content-service' });
  const line = readLine(['[content] 页面：', error]);
  expect(line).toMatchObject({ area: 'content', msg: '页面： 没有答复', digest: 'content-service' });
  expect(line.stack).toMatch(/log\.test/);
});

test.each([
  ['duplicate key (wang.xiao+lab@psy.example.edu.cn)', '‹邮箱›', 'psy.example'],
  ['Telphone 13812345678 不对', '‹电话›', '13812345678'],
  ['+86 138-1234-5678', '‹电话›', '5678'],
  ['座机 010-62781234', '‹电话›', '62781234'],
  ['GET /search/results?text=%E5%BC%A0%E4%B8%89&page=2 失败', '/search/results?…', '%E5'],
])('%s：写成 %s', (text, instead, secret) => {
  expect(impersonal(text)).toContain(instead);
  expect(impersonal(text)).not.toContain(secret);
});

test.each([
  '26个条目有变化',
  '第 12 次没有送到 webhook',
  '2026-11-22T10:00:00Z',
  'id 4k3j5h13812345678zz99',
  '端口 3300',
])('%s 原样', (text) => expect(impersonal(text)).toBe(text));

test('太长的一行截短', () => {
  expect(impersonal('长'.repeat(50_000)).length).toBeLessThan(5_000);
});

test('控制台的每一行都是一个 JSON，带请求的名字', () => {
  const kept = { ...console };
  const lines: string[] = [];
  try {
    structureLog({ write: (line: string) => void lines.push(line) });
    console.log('[content] 2个条目有变化');
    within({ id: 'request-1' }, () => console.error('[api] 写坏了：', new Error('给 a@b.example.cn')));
    console.warn('');
  } finally {
    Object.assign(console, kept);
  }
  expect(lines).toHaveLength(2);
  const [first, second] = lines.map((line) => JSON.parse(line) as Record<string, string>);
  expect(first).toMatchObject({
    level: 'info',
    area: 'content',
    msg: '2个条目有变化',
    time: expect.stringMatching(/Z$/),
  });
  expect(second).toMatchObject({ level: 'error', area: 'api', request: 'request-1', msg: '写坏了： 给 ‹邮箱›' });
  expect(JSON.stringify(second)).not.toContain('b.example');
});

test('同一个错一分钟写一行，下一行说其间有几次；别的错、别的话照写', () => {
  let now = 0;
  const lines = new RepeatedLines(() => now);
  expect(lines.admit('http', '500 GET /login 12 ms')).toBe(0);
  for (let times = 0; times < 50; times++) expect(lines.admit('http', `500 GET /login ${times} ms`)).toBeNull();
  expect(lines.admit('http', '500 GET /search/results 12 ms')).toBe(0);
  expect(lines.admit('enquiries', '500 GET /login 12 ms')).toBe(0);
  now = 60_001;
  expect(lines.admit('http', '500 GET /login 9 ms')).toBe(50);
  expect(lines.admit('http', '500 GET /login 9 ms')).toBeNull();
  now = 600_000;
  expect(lines.admit('http', '500 GET /login 9 ms')).toBe(1);
});

test('一处一分钟里有很多种错：写到够看为止，后来说少写了几行', () => {
  let now = 0;
  const lines = new RepeatedLines(() => now);
  const letters = (number: number) => [...`${number}`].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  const written = Array.from({ length: 1_000 }, (_, number) => lines.admit('http', letters(number))).filter(
    (left) => left !== null,
  );
  expect(written).toHaveLength(100);
  expect(lines.admit('content', 'aaa')).toBe(0);
  now = 60_001;
  expect(lines.admit('http', 'something new')).toBe(900);
});

test('控制台里说一千次的错只写一行，连同它的栈', () => {
  const kept = { ...console };
  const lines: string[] = [];
  try {
    structureLog({ write: (line: string) => void lines.push(line) });
    for (let times = 0; times < 1_000; times++) console.error(new Error(`状态 ${times}`));
    for (let times = 0; times < 3; times++) console.log('[content] 照写');
  } finally {
    Object.assign(console, kept);
  }
  expect(lines).toHaveLength(4);
});
