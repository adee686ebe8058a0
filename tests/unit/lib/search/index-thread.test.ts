import { generatedDocuments } from '../../../search/generated';
import { measureIndexThread } from '../../../search/measure';

/* The short form of `npm run bench:search`: bounds that only a blunder reaches, in processor time, which a busy machine does not change much. */

test('一千个条目：在自己的线程里建立、搜索、改一项，问的线程照样走', async () => {
  const measured = await measureIndexThread(generatedDocuments(1_000), ['眼动', '脑电 驾驶', 'ydy', '1 kHz', '眼洞仪']);
  expect(measured.size).toBe(1_000);
  expect(measured.build.processorSeconds).toBeLessThan(15);
  expect(measured.memoryMb).toBeLessThan(300);
  expect(measured.queries.processorSeconds).toBeLessThan(2);
  expect(measured.heldUpMs).toBeLessThan(measured.build.seconds * 1000);
}, 60_000);
