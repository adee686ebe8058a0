import { ownOrigin } from '@/lib/own-origin.mjs';

test.each([
  [undefined, 'http://127.0.0.1:3000'],
  ['', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['10.0.0.5', 'http://10.0.0.5:3000'],
  ['::1', 'http://[::1]:3000'],
])('在 %s 听的，到 %s 问自己', (host, origin) => expect(ownOrigin('3000', host)).toBe(origin));
