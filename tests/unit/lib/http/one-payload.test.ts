import { inlineScripts, source } from '@/lib/http/inline-scripts.mjs';
import { readPayload, withOnePayload } from '@/lib/http/one-payload.mjs';

const PAYLOAD = `1:"$Sreact.fragment"\n2:T9,<b>it's</b>3:["$","p",null,{"children":"案例 \\\\ '单' </script><!--\u2028\0"}]\r\n`;
/** As Next writes it. */
const piece = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')}])</script>`;
const START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const page = (...pieces: string[]) => `<html><body><p>正文</p>${START}${pieces.join('<i></i>')}</body></html>`;
const inlineIn = (html: string) =>
  [...html.matchAll(/<script(?: type="text\/plain" data-payload)?>([\s\S]*?)<\/script>/g)].map(([, text]) => text);

/** What the browser's own reader of scripts makes of a page. */
function run(html: string): string {
  const self = { __next_f: [] as unknown[][] };
  for (const text of inlineIn(html)) new Function('self', text)(self);
  return self.__next_f
    .filter(([kind]) => kind === 1)
    .map(([, text]) => text)
    .join('');
}

const PIECES = [PAYLOAD.slice(0, 12), PAYLOAD.slice(12, 50), PAYLOAD.slice(50)].map(piece);

test('各段合成一段，内容一个字不差，放在最后一段的地方', () => {
  const html = withOnePayload(page(...PIECES));
  expect(run(html)).toBe(PAYLOAD);
  expect(inlineIn(html)).toHaveLength(2);
  expect(html).toMatch(/<i><\/i><i><\/i><script type="text\/plain" data-payload>self\.__next_f\.push\(\[1,'1:"\$S/);
  expect(readPayload(inlineIn(html)[1])).toBe(PAYLOAD);
});

test('放行的就是这一段与开头；存下来再读一次，还是那一页', () => {
  const html = withOnePayload(page(...PIECES));
  expect(inlineScripts(html, PAYLOAD)).toBe(inlineIn(html).map(source).join(' '));
  expect(withOnePayload(html)).toBe(html);
});

test('不是这一页的内容、内容之外还有别的：不放行', () => {
  const [start, whole] = inlineIn(withOnePayload(page(...PIECES)));
  expect(inlineScripts(`<script>${start}</script><script>${whole}</script>`, '别的一页')).toBe(source(start));
  for (const script of [`${whole};alert(1)`, whole.replace("'])", "'+alert(1)])"), whole.replace("'])", "\\'])")]) {
    expect(readPayload(script)).toBeNull();
    expect(inlineScripts(`<script>${script}</script>`, PAYLOAD)).toBe('');
  }
});

test.each([
  ['没有内容的页面', page()],
  ['夹着别的东西的页面', page(PIECES[0], '<script>self.__next_f.push([3,"AA=="])</script>', PIECES[1])],
])('%s原样', (_, html) => {
  expect(withOnePayload(html)).toBe(html);
});
