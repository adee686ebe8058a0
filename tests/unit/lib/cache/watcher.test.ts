import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { own, startOwnRequests } from '@/lib/cache/own-requests';
import { Notices, startWatcher } from '@/lib/cache/watcher';
import type { Change } from '@/lib/content-service/changes';
import { temporaryFolders, writeFile } from '@/tests/support/temporary-folder';

const makeFolder = temporaryFolders();
const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const told = jest.spyOn(console, 'log').mockImplementation(() => undefined);

const change = (alias: string, fields?: string[]): Change => ({
  type: 'case',
  alias,
  id: alias,
  ...(fields && { fields }),
});

/** An announcer that fails as often as told, and what it took. */
function announcer(failures: number) {
  const taken: Change[][] = [];
  const announce = async (changes: Change[]) => {
    if (failures-- > 0) throw new Error('状态 502');
    taken.push(changes);
  };
  return { taken, notices: new Notices(announce) };
}

test('没有送到的通知留着，再送，直到收下；之后不再送', async () => {
  const { taken, notices } = announcer(2);
  notices.add([change('a')]);
  for (let attempt = 0; attempt < 5; attempt++) await notices.send();
  expect(taken).toEqual([[change('a')]]);
});

test('失败期间又有变化：一起送，同一条目的字段合在一起', async () => {
  const { taken, notices } = announcer(1);
  notices.add([change('a', ['details']), change('b', ['details']), change('c', ['details'])]);
  await notices.send();
  notices.add([change('a', ['displayText', 'details']), change('b')]);
  await notices.send();
  expect(taken).toEqual([[change('a', ['details', 'displayText']), change('b'), change('c', ['details'])]]);
});

test('正在送的时候来的变化等下一次，同时只送一次', async () => {
  let take: () => void = () => {};
  const taken: Change[][] = [];
  const notices = new Notices((changes) => {
    taken.push(changes);
    return new Promise((resolve) => (take = resolve));
  });
  notices.add([change('a')]);
  const first = notices.send();
  notices.add([change('b')]);
  await notices.send();
  expect(taken).toEqual([[change('a')]]);
  take();
  await first;
  void notices.send();
  expect(taken).toEqual([[change('a')], [change('b')]]);
});

test('看守文件夹：网站先答 500，变化没有丢，下一遍再送', async () => {
  const directory = makeFolder();
  process.env.CONTENT_DIR = directory;
  writeFile(directory, 'customer/a.yaml', { displayText: '客户' });
  const bodies: unknown[] = [];
  const secrets: (string | undefined)[] = [];
  const site = createServer(async (request, response) => {
    bodies.push(JSON.parse(await textOf(request)));
    secrets.push(request.headers.authorization);
    response.writeHead(bodies.length === 1 ? 500 : 202).end();
  });
  const taken = new Promise<void>((resolve) => told.mockImplementation(() => resolve()));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  startOwnRequests(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
  const { secret } = own;
  const stop = startWatcher(20);
  writeFile(directory, 'customer/a.yaml', { displayText: '改了名的客户' });
  await taken;
  stop();
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
  delete process.env.CONTENT_DIR;
  const item = { type: 'customer', alias: 'a', fields: ['displayText'] };
  expect(bodies).toMatchObject([{ items: [item] }, { items: [item] }]);
  expect(secrets).toEqual([`Bearer ${secret}`, `Bearer ${secret}`]);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('稍后再试'), '状态 500');
});

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
