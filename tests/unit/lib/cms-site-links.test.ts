import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unknownLinks } from '@/lib/cms/content/site-links';

const asked: string[] = [];
let server: Server;
let site: string;

beforeAll(async () => {
  server = createServer(({ method, url = '' }, response) => {
    asked.push(`${method} ${url}`);
    const named: Record<string, string[]> = {
      '/sitemap-index.xml': ['/sitemap.xml'],
      '/sitemap.xml': ['/products', '/a'],
    };
    // visitors know the site by another name
    const body = named[url]?.map((path) => `<loc>https://www.site.example${path}</loc>`).join('');
    const statuses: Record<string, number> = { '/file.pdf': 200, '/old': 308, '/gone': 404, '/home-instead': 307 };
    response.writeHead(body ? 200 : (statuses[url] ?? 500)).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => void asked.splice(0));

const LINKS = ['/products', '/file.pdf', '/old', '/gone', '/home-instead'];

test('站点地图里有的不用问；问了没有的、被送回首页的是打不开的', async () => {
  expect(await unknownLinks(site, LINKS)).toEqual(['/gone', '/home-instead']);
  expect(asked.sort()).toEqual([
    'GET /sitemap-index.xml',
    'GET /sitemap.xml',
    'HEAD /file.pdf',
    'HEAD /gone',
    'HEAD /home-instead',
    'HEAD /old',
  ]);
});

test('再打开一次，有的不再问，没有的再问；都有的什么也不问', async () => {
  expect(await unknownLinks(site, LINKS)).toEqual(['/gone', '/home-instead']);
  expect(asked.filter((one) => one.startsWith('HEAD')).sort()).toEqual(['HEAD /gone', 'HEAD /home-instead']);
  asked.length = 0;
  expect(await unknownLinks(site, ['/products', '/old'])).toEqual([]);
  expect(asked).toEqual([]);
});

test('网站没有答复，是错误，不是打不开的链接', async () => {
  await expect(unknownLinks('http://127.0.0.1:1', ['/products'])).rejects.toThrow();
});
