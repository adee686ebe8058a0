import type { IncomingMessage, ServerResponse } from 'node:http';
import { questionOf } from '@/lib/asked-question';
import { paths } from '@/lib/paths';
import { warmingAmongOthers, warmPages } from '@/lib/server/warm-pages';

test('一次做一页：有人问才做的那几页，再读几页做好的；然后没有人再能问', async () => {
  const asked: IncomingMessage[] = [];
  let together = 0;
  let most = 0;
  await warmPages((request, response) => {
    asked.push(request);
    most = Math.max(most, ++together);
    response.on('finish', () => together--).end('页');
  });
  const addresses = asked.map(({ url }) => url?.split('?')[0]);
  expect(addresses.slice(0, 3)).toEqual([paths.planner(), paths.compare(), paths.enquiryList()]);
  expect(addresses).toContain(paths.home());
  // each as it is when it is asked something
  for (const { url, headers } of asked) expect(headers['x-question']).toBe(questionOf(url!));
  expect(most).toBe(1);
  await expect(fetch(`http://${asked[0].headers.host}/`)).rejects.toThrow();
});

test.each([
  ['不答的', () => undefined],
  ['只答一半的', (response: ServerResponse) => response.write('半页')],
])('%s不等，答错的不管', async (_what, never) => {
  let asked = 0;
  await warmPages(
    (_request, response) => {
      asked++;
      if (asked === 1) response.writeHead(500).end();
      else never(response);
    },
    { atMostMs: 100 },
  );
  expect(asked).toBe(2);
});

test('还有别的机器时，构建做出的每条路由各一页；文件与没有人直接问的不算', () => {
  const { pages } = warmingAmongOthers({
    '/': { srcRoute: '/' },
    '/it': { srcRoute: '/it' },
    '/ecosystem/cases/one': { srcRoute: '/ecosystem/cases/[id]' },
    '/ecosystem/cases/two': { srcRoute: '/ecosystem/cases/[id]' },
    '/asked/planner/1': { srcRoute: '/asked/planner/[question]' },
    '/_not-found': { srcRoute: '/_not-found' },
    '/favicon.ico': { srcRoute: '/favicon.ico' },
  });
  expect(pages!.slice(3)).toEqual(['/', '/it', '/ecosystem/cases/one']);
  expect(pages!.slice(0, 3).map((page) => page.split('?')[0])).toEqual([
    paths.planner(),
    paths.compare(),
    paths.enquiryList(),
  ]);
});
