import { impersonal, readLine, structureLog } from '@/lib/log';
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
  '26 个条目有变化',
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
    console.log('[content] 2 个条目有变化');
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
    msg: '2 个条目有变化',
    time: expect.stringMatching(/Z$/),
  });
  expect(second).toMatchObject({ level: 'error', area: 'api', request: 'request-1', msg: '写坏了： 给 ‹邮箱›' });
  expect(JSON.stringify(second)).not.toContain('b.example');
});
