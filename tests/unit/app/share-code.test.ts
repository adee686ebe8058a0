import { GET } from '@/app/images/share/[...path]/route';

const ask = (...path: string[]) => GET(new Request('http://site.example/'), { params: Promise.resolve({ path }) });

test('本站的页面有二维码', async () => {
  const response = await ask('ecosystem', 'cases', 'takeover-400ms.svg');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(await response.text()).toMatch(/^<svg/);
});

test('两个页面的二维码不同', async () => {
  const ofLabs = ['driving-lab.svg', 'vr-lab.svg'].map((name) => ask('solutions', name));
  const codes = await Promise.all(ofLabs.map(async (answer) => (await answer).text()));
  expect(codes[0]).not.toBe(codes[1]);
});

test.each([
  [['ecosystem', 'cases', 'takeover-400ms']],
  [['ecosystem', 'cases', 'made-up.svg']],
  [['made-up.svg']],
  [['ecosystem', '..', 'x.svg']],
  [['evil.example', 'x.svg']],
  [['a', 'b', 'c', 'd', 'e', 'f.svg']],
  [[`${'a'.repeat(81)}.svg`]],
])('别的没有：%j', async (path) => {
  expect((await ask(...path)).status).toBe(404);
});
