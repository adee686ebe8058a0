import { withoutPastedWords } from '@/lib/http/pasted-address';

const CASE = '/ecosystem/cases/hud-position';

test.each(['，', '。您看看', '您看看，/再说', ' ', ' 很好', ')', '）。', '.', '",', '。”'])(
  '网址后面的“%s”去掉',
  (words) => {
    expect(withoutPastedWords(encodeURI(CASE + words))).toBe(CASE);
    expect(withoutPastedWords(encodeURI(`${CASE}.md${words}`))).toBe(`${CASE}.md`);
  },
);

test.each([
  '/',
  CASE,
  `${CASE}-`,
  `${CASE}/`,
  `${CASE}/，`,
  `${CASE};jsessionid=1`,
  '/ecosystem/cases/案例',
  '/案例',
  '/，',
  '/index.php',
  '/a.tar.gz',
  '/.well-known/security.txt',
  '/a//b',
])('%s 后面没有多出来的话', (path) => {
  expect(withoutPastedWords(encodeURI(path))).toBeNull();
});

test('只是写法不同：后面没有多出来的话', () => {
  expect(withoutPastedWords('/ecosystem%2Fcases')).toBeNull();
});

test('很长的网址也很快有答复', () => {
  expect(withoutPastedWords('/a-'.repeat(2_000) + '('.repeat(2_000) + 'a')).toBeNull();
});
