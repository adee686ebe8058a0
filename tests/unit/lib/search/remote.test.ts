import type { AddressInfo } from 'node:net';
import { searchList, searchSuggestions, searchTypes } from '@/lib/search/answers';
import { toSearchResultItem } from '@/lib/search/search-result-item';
import { readRemoteDocuments } from '@/lib/search/remote-documents';
import { answerSearch } from '@/lib/search/requests';
import { answerJson, startContentServer } from '@/tests/support/content-server';
import { recordingService, type RecordedCall } from '@/tests/support/recording-service';

const ITEM = {
  ContentType: 'EcosystemCase',
  ContentItemId: 'id-1',
  AliasPart: { Alias: 'takeover' },
  DisplayText: '接管时的脑电',
  PublishedUtc: '2026-03-02T02:00:00Z',
  details: '<p>三十人的<b>EEG</b>。</p>',
  image: { urls: ['/media/a.webp'], paths: ['a.webp'], colours: ['#a1b2c3'] },
};

describe('内容服务自己会搜', () => {
  const server = startContentServer((call, response) => {
    if (call.path === '/api/query/GetTypeAll')
      return answerJson(response, { data: [{ name: 'EcosystemCase', displayName: '案例' }] });
    if (call.path === '/api/query/GetListByType')
      return answerJson(response, { data: { list: [ITEM], totalCount: 12 } });
    return answerJson(response, {}, 404);
  });
  beforeEach(() => (process.env.CONTENT_SERVICE_SEARCH = 'on'));
  afterEach(() => delete process.env.CONTENT_SERVICE_SEARCH);

  test('类型与结果都问它的两个接口，带着口令，别的什么也不读', async () => {
    process.env.CONTENT_SERVICE_TOKEN = 's3cret';
    expect(await searchTypes('脑电')).toEqual([{ name: 'EcosystemCase', displayName: '案例', count: 0 }]);
    const types = ['EcosystemCase'];
    const { list, totalCount } = await searchList({ text: '脑电', types, page: 2, pageSize: 9 });
    expect(totalCount).toBe(12);
    expect(list).toHaveLength(1);
    expect(server.calls.map(({ path, parameters, authorization }) => ({ path, parameters, authorization }))).toEqual([
      { path: '/api/query/GetTypeAll', parameters: { search: '脑电' }, authorization: 'Bearer s3cret' },
      {
        path: '/api/query/GetListByType',
        parameters: { search: '脑电', strTypes: '["EcosystemCase"]', page: '2', pageSize: '9' },
        authorization: 'Bearer s3cret',
      },
    ]);
  });

  test('它的条目标上找到的字，同义的也标；图片带着底色', async () => {
    const { list } = await searchList({ text: '脑电', types: null, page: 1, pageSize: 9 });
    const item = toSearchResultItem(list[0]);
    expect(item).toMatchObject({
      href: '/ecosystem/cases/takeover',
      text: '三十人的EEG。',
      image: { src: `${server.url}/media/a.webp`, colour: '#a1b2c3' },
    });
    expect(item.marks.title.map(([start, end]) => item.title.slice(start, end))).toEqual(['脑电']);
    expect(item.marks.text.map(([start, end]) => item.text.slice(start, end))).toEqual(['EEG']);
    expect((await searchSuggestions('脑电')).pages).toEqual([
      { title: '接管时的脑电', kind: '案例', href: '/ecosystem/cases/takeover' },
    ]);
  });

  test('它答不出来：502，不编造结果', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    server.answer = (_call, response) => answerJson(response, {}, 500);
    const response = await answerSearch('GetTypeAll', () => searchTypes('脑电'));
    expect(response.status).toBe(502);
    expect(errors).toHaveBeenCalledTimes(1);
    errors.mockRestore();
  });
});

test('内容服务不会搜：把它契约里的每种条目读来，一次不要太多；改了的标记不同', async () => {
  const service = recordingService();
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  process.env.CONTENT_SERVICE_URL = address;
  try {
    const before = await readRemoteDocuments();
    const documents = before.map((source) => source.document());
    expect(new Set(documents.map(({ type }) => type)).size).toBe(11);
    const eeg = documents.find(({ alias }) => alias === 'eeg')!;
    expect(eeg.title).toBe('脑电采集');
    expect(JSON.stringify(eeg.body).length).toBeGreaterThan(500);
    const calls = (await (await fetch(`${address}/recorded`)).json()) as RecordedCall[];
    expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(['/api/graphql']));
    for (const { parameters } of calls) expect(JSON.parse(parameters.variables)).toMatchObject({ first: 200 });

    await fetch(`${address}/edit`, { method: 'PUT', body: JSON.stringify({ from: '脑电采集', to: '脑电记录' }) });
    const marks = new Map(before.map(({ id, mark }) => [id, mark]));
    const changed = (await readRemoteDocuments()).filter(({ id, mark }) => marks.get(id) !== mark);
    expect(changed.map((source) => source.document().title)).toContain('脑电记录');
    expect(changed.length).toBeLessThan(documents.length / 2);
  } finally {
    delete process.env.CONTENT_SERVICE_URL;
    service.closeAllConnections();
    service.close();
  }
});
