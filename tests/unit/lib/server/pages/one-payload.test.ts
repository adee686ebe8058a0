import { inlineScripts, source } from '@/lib/server/pages/inline-scripts.mjs';
import { withOnePayload } from '@/lib/server/pages/one-payload.mjs';

const PAYLOAD = `1:"$Sreact.fragment"\n2:T9,<b>it's</b>3:["$","p",null,{"children":"案例 \\\\ '单' $& </script><!--\u2028\0😀"}]\r\n`;
/** As Next writes it. */
const piece = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')}])</script>`;
const START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const page = (...pieces: string[]) => `<html><body><p>正文</p>${START}${pieces.join('<i></i>')}</body></html>`;
const textsIn = (html: string) => [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text);
// within a word of two halves, too
const CUTS = [0, 12, 50, PAYLOAD.indexOf('😀') + 1];
const PIECES = CUTS.map((cut, index) => piece(PAYLOAD.slice(cut, CUTS[index + 1])));

/** What a browser's reader of scripts makes of a page. */
function run(html: string): string {
  const self = { __next_f: [] as unknown[][] };
  for (const text of textsIn(html)) new Function('self', text)(self);
  return self.__next_f.flatMap(([kind, text]) => (kind === 1 ? [text] : [])).join('');
}

test('各段合成一段，一个字不差，放在最后一段的地方；放行的就是它与开头', () => {
  const html = withOnePayload(page(...PIECES), PAYLOAD);
  expect(run(html)).toBe(PAYLOAD);
  expect(textsIn(html)).toHaveLength(2);
  expect(html).toMatch(/(<i><\/i>){3}<script>self\.__next_f\.push\(\[1,"1:/);
  expect(inlineScripts(html, PAYLOAD).sources).toBe(textsIn(html).map(source).join(' '));
});

test('存着的内容前面有一个记号，也是它的', () => {
  expect(textsIn(withOnePayload(page(...PIECES), `#${PAYLOAD}`))).toHaveLength(2);
});

test.each([
  ['合起来不是这一页的内容', page(...PIECES, piece('3:["$","script",null,{}]')), PAYLOAD],
  ['内容还不知道', page(...PIECES), null],
  ['没有内容', page(), PAYLOAD],
  [
    '夹着不是文字的一段',
    page(PIECES[0], '<script>self.__next_f.push([3,"AA=="])</script>', ...PIECES.slice(1)),
    PAYLOAD,
  ],
])('%s：原样', (_, html, payload) => {
  expect(withOnePayload(html, payload)).toBe(html);
});
