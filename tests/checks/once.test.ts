import { sources } from '../support/sources';

const shipped = [...sources(['app', 'components', 'lib'], /\.tsx?$/)].filter(
  ({ file }) => !/\.client\.tsx$/.test(file),
);

/** What is written in one place, and where. */
test.each([
  ['cookie 怎么写', /HttpOnly;|Max-Age=/, ['lib/http/cookie.ts']],
  ['cookie 怎么读', /split\(\/;|document\.cookie/, ['lib/http/cookie.ts']],
  ['秘密怎么比较', /timingSafeEqual/, ['lib/http/same-text.ts', 'lib/login/password.ts']],
  ['错误怎么写进日志', /error instanceof Error \? error\.message/, ['lib/error-text.ts']],
  ['什么算一个对象', /function isRecord/, ['lib/is-record.ts']],
  ['HTML 怎么变成文字', /\bnbsp\b/, ['lib/html-words.ts']],
  ['表单来自哪里', /sec-fetch-site/i, ['lib/http/same-origin.ts']],
  ['连接的另一头是谁', /remoteAddress/, ['lib/server/chain.ts']],
])('%s，只写一次', (_what, pattern, places) => {
  const found = shipped.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
  expect(found.sort()).toEqual([...places].sort());
});
