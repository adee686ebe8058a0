import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { SiteResponse } from '@/lib/server/response';
import { leadToResults } from '@/lib/server/search-without-scripts';

/** Where a browser without scripts is led that asks for an address; null for nowhere. */
function ledTo(url: string, status = 200, headers: Record<string, string> = {}): string | null {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, headers });
  const response = new SiteResponse(request);
  expect(leadToResults(request)(response, status)).toBe(status);
  return /url=([^"]+)"/.exec(response.insertion?.text ?? '')?.[1] ?? null;
}

test('带着词的搜索页：去同样的结果；问号也是词里的一个字', () => {
  expect(ledTo('/search?text=EEG&types=Case')).toBe('/search/results?text=EEG&amp;types=Case');
  expect(ledTo('/search?text=why?&types=Case')).toBe('/search/results?text=why%3F&amp;types=Case');
  expect(ledTo('/search?text=%22%3E%3Cb%3E')).toBe('/search/results?text=%22%3E%3Cb%3E');
});

test.each(['/search', '/search?', '/search?text=', '/search?text=%20', '/searches?text=a', '/?text=a'])(
  '%s：哪里也不去',
  (url) => expect(ledTo(url)).toBeNull(),
);

test('不是整页的答复，也不是成了的：哪里也不去', () => {
  expect(ledTo('/search?text=a', 404)).toBeNull();
  expect(ledTo('/search?text=a', 200, { rsc: '1' })).toBeNull();
});
