import { shareTargets } from '@/lib/share/targets';

const PAGE = { url: 'https://hengzhi.example/ecosystem/cases/takeover', title: '把提示音提前 400 毫秒，够不够？' };

test.each(Object.entries(shareTargets))('%s：网址和标题都带上，标点也带得过去', (_name, target) => {
  const address = new URL(target(PAGE));
  expect(address.protocol).toBe('https:');
  expect(address.searchParams.get('url')).toBe(PAGE.url);
  expect(address.searchParams.get('title')).toBe(PAGE.title);
});
