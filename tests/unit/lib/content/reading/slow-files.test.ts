import { boundedFetch } from '@/lib/content/reading/bounded-fetch';
import { getLab } from '@/lib/content/lab';
import { answerJson, startContentServer } from '@/tests/support/content-server';

const LAB = { contentItemId: 'x', alias: { alias: 'a' }, displayText: '实验室', description: '说明' };

/** Answers what is asked at once, and files never. */
startContentServer((call, response) => {
  if (!call.path.startsWith('/media/')) answerJson(response, { data: { ecosystemLaboratory: [LAB] } });
});

test('几个大文件来得慢：文件先不问，文字照样问', async () => {
  const ask = () => boundedFetch('http://site.test/media/paper.pdf', {}, { ms: 50, bytes: 1_000_000 });
  for (let times = 0; times < 3; times++) await expect(ask()).rejects.toThrow('秒内没有答复');
  await expect(ask()).rejects.toThrow('稍后再问');
  expect((await getLab('a'))?.title).toBe('实验室');
});
