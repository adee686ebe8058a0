import { generatedDocuments } from '../../../search/generated';
import { readJudgements, sampleDocuments } from '../../../search/judged';
import { measureFlood, measureIndexThread } from '../../../search/measure';

/*
 * The short forms of `npm run bench:search` and `npm run bench:search-load`, with bounds that only a blunder reaches:
 * memory and processor time do not depend much on how busy the machine is.
 */

test('一千个条目：在自己的线程里建立、搜索、改一项，问的线程照样走', async () => {
  const measured = await measureIndexThread(generatedDocuments(1_000), ['眼动', '脑电 驾驶', 'ydy', '1 kHz', '眼洞仪']);
  expect(measured.size).toBe(1_000);
  expect(measured.build.processorSeconds).toBeLessThan(15);
  expect(measured.memoryMb).toBeLessThan(300);
  expect(measured.queries.processor.p99).toBeLessThan(1_000);
  expect(measured.heldUpMs).toBeLessThan(1_000);
}, 60_000);

test('每秒搜 200 次，三秒：每一次都有答复，问的线程照样走', async () => {
  const queries = readJudgements().map(({ query }) => query);
  const flood = await measureFlood(sampleDocuments(), queries, { perSecond: 200, seconds: 3 });
  expect(flood.asked).toBeGreaterThan(500);
  expect(flood.answered).toBeGreaterThan(flood.asked / 2);
  expect(flood.heldUpMs).toBeLessThan(1_000);
}, 60_000);
