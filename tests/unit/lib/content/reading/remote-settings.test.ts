import { withMediaHost, readListPage } from '@/lib/content-service/envelope';
import { getCase, getCasePage } from '@/lib/content/case';
import { getLab } from '@/lib/content/lab';
import { getFirstCards, getCards, getLinks } from '@/lib/content/links';
import { mediaUrl } from '@/lib/content/reading/pictures';
import { getProduct } from '@/lib/content/product';
import { getWhitePaper } from '@/lib/content/white-paper';
import { wrongSettings } from '@/lib/settings.mjs';
import { writeItem, writeMarkerFolder } from '@/tests/support/content-folders';
import { specifiedSchema } from '@/tests/support/content-schema';
import { answeredBy, answerJson, startContentServer } from '@/tests/support/content-server';
import { serviceOver } from '@/tests/support/embedded';
import { temporaryFolders, writeFile } from '@/tests/support/temporary-folder';

const directory = temporaryFolders()();
writeMarkerFolder(directory);
writeFile(directory, 'media/linked/report.html', '<h1>外部报告</h1><p>正文在链接里</p>');
writeItem(directory, 'lab', 'linked', {
  displayText: '有链接的实验室',
  publishedUtc: '2026-03-02T02:00:00Z',
  linkUrl: '/media/linked/report.html',
  description: '自己的说明',
  image: [{ path: 'pixel.png' }, { path: 'pixel.png' }],
});
const server = startContentServer(answeredBy(serviceOver(directory).serve));

test('设置了口令时带上，没有设置时不带；人人可读的 /media/ 总是不带', async () => {
  await getLab('linked');
  expect(new Set(server.calls.map((call) => call.path))).toEqual(
    new Set(['/api/graphql', '/media/linked/report.html']),
  );
  expect(server.calls.every((call) => call.authorization === undefined)).toBe(true);
  server.calls = [];
  process.env.CONTENT_SERVICE_TOKEN = 's3cret';
  await getLab('linked');
  await getCasePage();
  const paths = new Set(server.calls.map((call) => call.path));
  expect(paths).toEqual(new Set(['/api/graphql', '/media/linked/report.html', '/api/case/GetAll']));
  for (const { path, authorization } of server.calls)
    expect([path, authorization]).toEqual([path, path.startsWith('/media/') ? undefined : 'Bearer s3cret']);
});

test('查询的路径可以另设，列表的路径不变', async () => {
  process.env.CONTENT_QUERY_PATH = '/cms/query';
  server.answer = (call, response) => answerJson(response, { data: { ecosystemCase: [] }, path: call.path });
  await getLinks('case');
  await getCasePage();
  const paths = server.calls.map((call) => [call.operation, call.path]);
  expect(paths).toContainEqual(['CaseNames', '/cms/query']);
  expect(paths).toContainEqual([undefined, '/api/case/GetAll']);
  expect(server.calls.filter((call) => call.operation).every((call) => call.path === '/cms/query')).toBe(true);
});

test('内容服务的地址可以带路径，末尾的斜线不算', async () => {
  process.env.CONTENT_SERVICE_URL = `${server.url}/tenant/`;
  server.answer = (_call, response) => answerJson(response, { data: { list: [] } });
  await getCasePage();
  expect(server.calls[0].path).toBe('/tenant/api/case/GetAll');
  expect(mediaUrl('/media/a.webp')).toBe(`${server.url}/tenant/media/a.webp`);
});

test.each(['ftp://127.0.0.1', 'content', 'file:///etc/passwd'])('%s 不是 http(s) 的地址：网站不启动', (url) => {
  expect(wrongSettings({ CONTENT_SERVICE_URL: url }).join()).toContain('CONTENT_SERVICE_URL');
});

test('/media/ 的图片前加上内容服务的主机，别的地址不动', async () => {
  const lab = await getLab('linked');
  expect(lab?.image.map((picture) => picture.src)).toEqual(
    Array(2).fill(expect.stringMatching(new RegExp(`^${server.url}/media/pixel\\.[0-9a-f]{8}\\.png$`))),
  );
  expect(mediaUrl('https://cdn.example.com/media/a.webp')).toBe('https://cdn.example.com/media/a.webp');
  expect(mediaUrl('/images/a.webp')).toBe('/images/a.webp');
  delete process.env.CONTENT_SERVICE_URL;
  expect(mediaUrl('/media/a.webp')).toBe('/media/a.webp');
});

test('给浏览器的列表里，图片前也加上主机；没有主机时原样', () => {
  const list = [
    { image: { urls: ['/media/a.webp', 'https://x.test/b.webp', 5], paths: ['a.webp'] }, icon: null },
    { image: 'x' },
  ];
  const page = readListPage({ list, totalCount: 2 }, 9);
  const [first, second] = withMediaHost(page).list;
  expect(first).toEqual({
    image: { urls: [`${server.url}/media/a.webp`, 'https://x.test/b.webp', 5], paths: ['a.webp'] },
    icon: null,
  });
  expect(second).toEqual({ image: 'x' });
  delete process.env.CONTENT_SERVICE_URL;
  expect(withMediaHost(page)).toEqual(page);
});

test('只给了 paths 的图片也看得到，图片说明与底色随图片一起来，不是颜色的不要', async () => {
  const image = { paths: ['case/a.webp'], alts: ['戴眼动仪的驾驶员'], colours: ['#a8abb5'] };
  server.answer = (_call, response) =>
    answerJson(response, { data: { ecosystemLaboratory: [{ alias: { alias: 'a' }, displayText: '实验室', image }] } });
  const src = `${server.url}/media/case/a.webp`;
  expect((await getFirstCards('lab', 4))[0].image).toEqual({
    src,
    alt: '戴眼动仪的驾驶员',
    colour: '#a8abb5',
  });
  image.colours = ['url(https://x.test/spy.png)'];
  expect((await getFirstCards('lab', 4))[0].image).toEqual({ src, alt: '戴眼动仪的驾驶员' });
});

test('服务不认识图片的说明：不带它再问一次，之后就不再问', async () => {
  server.answer = answeredBy(serviceOver(directory, specifiedSchema()).serve);
  const queries = () => server.calls.map(({ query }) => /alts colours/.test(query ?? ''));
  expect((await getFirstCards('lab', 4))[0].image).toMatchObject({ alt: '有链接的实验室' });
  expect(queries()).toEqual([true, false]);
  await getFirstCards('lab', 4);
  expect(queries()).toEqual([true, false, false]);
});

test('/media/ 下的链接通过内容服务读取，代替自己的说明', async () => {
  const lab = await getLab('linked');
  expect(lab?.linkUrl).toBe('/media/linked/report.html');
  expect(JSON.stringify(lab?.description)).toContain('正文在链接里');
  expect(JSON.stringify(lab?.description)).not.toContain('自己的说明');
});

test('服务答复两条时用第一条', async () => {
  const item = (name: string) => ({ contentItemId: name, displayText: name, alias: { alias: name } });
  const both = [item('first'), item('second')];
  server.answer = (_call, response) =>
    answerJson(response, { data: { ecosystemCase: both, product: both, whitepaper: both } });
  expect(await getCase('first')).toMatchObject({ title: 'first' });
  expect(await getProduct('first')).toMatchObject({ title: 'first' });
  expect(await getWhitePaper('first')).toMatchObject({ title: 'first' });
});

test('各列表的查询写明顺序：实验室、案例、白皮书新的在前，生态类别旧的在前', async () => {
  await Promise.all([
    getFirstCards('lab', 4),
    getLinks('case'),
    getCards('white-paper'),
    getLinks('ecosystem-category'),
  ]);
  const order = (name: string) =>
    /orderBy: ?\{ ?(\w+: ?\w+) ?\}/.exec(server.calls.find(({ operation }) => operation === name)?.query ?? '')?.[1];
  expect([order('LabCards'), order('CaseNames'), order('WhitePaperCards'), order('EcosystemCategoryNames')]).toEqual([
    'publishedUtc: DESC',
    'publishedUtc: DESC',
    'publishedUtc: DESC',
    'createdUtc: ASC',
  ]);
});
