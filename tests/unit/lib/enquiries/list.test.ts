import { readFilter, writeFilter } from '@/lib/enquiries/list';

test.each([
  ['', ''],
  ['type=1&delivery=failed&page=3', '?type=1&delivery=failed&page=3'],
  ['type=paper', '?type=paper'],
  ['type=6&delivery=sent&page=0', ''],
  ['type=1&type=2', '?type=1'],
  ['page=-1', ''],
  ['page=1.5', ''],
  ['page=1e9', ''],
  ["type='%20or%201=1", ''],
])('网址里的 %s 是筛选 %j', (query, written) => {
  expect(writeFilter(readFilter(new URLSearchParams(query)))).toBe(written);
});
