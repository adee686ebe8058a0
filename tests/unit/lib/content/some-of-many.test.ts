import { getNumbers } from '@/lib/content/key-number';
import { getLabsFacts } from '@/lib/content/lab';
import { getTrainingsFacts } from '@/lib/content/training';
import { ContentFolder } from '@/lib/content-service/folder';
import type { TypeKey } from '@/lib/content-service/content-types';
import { answeredBy, startContentServer } from '@/tests/support/content-server';
import { serviceOver } from '@/tests/support/embedded';

const folder = new ContentFolder('lib/sample-content');
const server = startContentServer(answeredBy(serviceOver('lib/sample-content').serve));

test.each<[TypeKey, (ids?: readonly string[]) => Promise<Record<string, unknown>>]>([
  ['case', (ids) => getNumbers('case', ids)],
  ['lab', getLabsFacts],
  ['tech-document', (ids) => getNumbers('tech-document', ids)],
  ['training', getTrainingsFacts],
])('%s：要一个的，只问那一个；答的和问全部时一样', async (type, read) => {
  const all = await read();
  const id = folder.list(type).find((item) => all[item.id])!.id;
  server.calls = [];
  expect(await read([id])).toEqual({ [id]: all[id] });
  expect(server.calls.map(({ variables }) => (variables as { ids?: unknown }).ids)).toEqual([[id]]);
  server.calls = [];
  expect(await read([])).toEqual({});
  expect(server.calls).toEqual([]);
  // more than an address can hold: all of them are asked for, and those are picked out
  const many = [id, ...Array.from({ length: 200 }, (_, number) => `none-${number}`)];
  expect(await read(many)).toEqual({ [id]: all[id] });
});
