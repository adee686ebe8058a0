import { getCase } from '@/lib/content/case';
import { ANSWER_LIMITS } from '@/lib/content/reading/bounded-fetch';
import { ContentError } from '@/lib/content/reading/content-error';
import { getLab } from '@/lib/content/lab';
import { getModulesOfCase } from '@/lib/content/module';
import { answerJson, startContentServer } from '@/tests/support/content-server';

const LAB = {
  contentItemId: 'x',
  alias: { alias: 'a' },
  displayText: '实验室',
  description: '自己的说明',
  linkUrl: '/media/slow.html',
};
const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);

/** Never answers cases and lists; drips the linked page for ever. */
startContentServer((call, response) => {
  if (call.operation === 'LabItem') return answerJson(response, { data: { ecosystemLaboratory: [LAB] } });
  if (!call.path.startsWith('/media/')) return undefined;
  response.writeHead(200, { 'content-type': 'text/html' });
  const drip = setInterval(() => response.write('<p>还有</p>'), 200);
  response.on('close', () => clearInterval(drip));
});

test('服务不答复：到时间记录就是 ContentError，相关的列表是空的，链接的内容换成自己的', async () => {
  expect(ANSWER_LIMITS.ms).toBe(10_000);
  ANSWER_LIMITS.ms = 1_000;
  const started = performance.now();
  const [record, related, lab] = await Promise.all([
    getCase('only').catch((error: unknown) => error),
    getModulesOfCase('x'),
    getLab('a'),
  ]);
  expect(record).toBeInstanceOf(ContentError);
  expect(related).toEqual([]);
  expect(lab?.description.blocks).toEqual([{ kind: 'html', html: '<p>自己的说明</p>' }]);
  expect(lab).toMatchObject({ area: null, cameras: null, year: null });
  const lines = log.mock.calls.map(([line]) => String(line)).sort();
  expect(lines).toEqual([
    expect.stringMatching(/^\[content\] extension: ./),
    expect.stringMatching(/^\[content\] media: \/media\/slow\.html: ./),
    expect.stringMatching(/^\[content\] module\/GetByCaseId: ./),
  ]);
  expect(performance.now() - started).toBeGreaterThan(950);
  expect(performance.now() - started).toBeLessThan(5_000);
}, 15_000);
