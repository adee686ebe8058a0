import { getLab } from '@/lib/content/lab';
import { fetchMediaBytes } from '@/lib/content/reading/files';
import { answerJson, startContentServer } from '@/tests/support/content-server';

const HTML = '<p>链接上的内容</p>';
let linkUrl = '';
let description = '';

const server = startContentServer((call, response) => {
  if (call.operation === 'LabItem')
    return answerJson(response, {
      data: {
        ecosystemLaboratory: [{ contentItemId: 'x', alias: { alias: 'a' }, displayText: '甲', description, linkUrl }],
      },
    });
  if (call.query) return answerJson(response, { errors: [{ message: '没有这个字段' }] }, 400);
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end(HTML);
});

beforeEach(() => {
  process.env.CONTENT_SERVICE_TOKEN = 'secret-token';
  [linkUrl, description] = ['', ''];
});

/** What was asked of the service beside the content query. */
const files = () => server.calls.filter((call) => !call.query);

test('链接地址在 /media/ 之下：读它，不带令牌', async () => {
  linkUrl = '/media/reports/one.html';
  expect((await getLab('a'))?.description.blocks).toEqual([{ kind: 'html', html: HTML }]);
  expect(files()).toMatchObject([{ path: '/media/reports/one.html', authorization: undefined }]);
  expect(server.calls.find((call) => call.query)?.authorization).toBe('Bearer secret-token');
});

test.each([
  '/media/../api/require/getAll',
  '/media/%2e%2e/api/require/getAll',
  '/media/..%2fapi/require/getAll',
  '/media/a/../../api/case/GetAll?domainId=all',
  '/media\\..\\..\\api\\require\\getAll',
  '/media//../../api/x',
])('链接地址绕出 /media/ 之外（%s）：什么也不问', async (address) => {
  linkUrl = address;
  description = '自己的说明';
  expect((await getLab('a'))?.description.blocks).toEqual([{ kind: 'html', html: '<p>自己的说明</p>' }]);
  expect(files()).toEqual([]);
});

test.each(['/media/../api/all.json', '/media/%2E%2E/api/all.json', '/media/..%5capi/all.json'])(
  '正文里的图表绕出 /media/ 之外（%s）：什么也不问',
  async (address) => {
    description = `<p>前</p><img src="${address}" alt="图">`;
    await getLab('a');
    expect(files()).toEqual([]);
  },
);

test.each(['/media/%2e%2e/api/require/getAll', '/media/../api/x.webp', '/api/require/getAll'])(
  '图片的文件只在 /media/ 与 /api/files/ 之下（%s）',
  async (address) => {
    expect(await fetchMediaBytes(address, { ms: 1_000, bytes: 1_000 })).toBeNull();
    expect(files()).toEqual([]);
  },
);
