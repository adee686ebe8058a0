import { nowrapParts } from '@/lib/bound-words';
import { lastWords, wordBefore } from '@/lib/last-words';
import { lastWords as inScripts } from '@/lib/no-last-words';

test.each([
  ['人紧张的时候，是用力过猛或紧张了。', '紧张了。'],
  ['四路画面，由两个人逐帧记下来。', '记下来。'],
  ['同步误差之外，眼动精度0.7°', '精度0.7°'],
])('“%s” 最后一行至少是 “%s”', (text, last) => {
  expect(text.slice(text.length - lastWords(text))).toBe(last);
  expect(nowrapParts(text, lastWords(text)).join('')).toBe(text);
  expect(nowrapParts(text, lastWords(text)).at(-2)).toContain(last);
});

test('一行放得下的短句没有；末尾一个长词也没有，免得前一行空出一截', () => {
  expect(lastWords('一小时测完。')).toBe(0);
  expect(lastWords('这一段的最后是Electroencephalography')).toBe(0);
});

test('末尾落在不断行的一段里：连这一段一起', () => {
  expect(nowrapParts('参考价一共66–85万元。', 3)).toEqual(['参考价一', '共66–85万元。', '']);
  expect(nowrapParts('每帧附一个时间戳', 0)).toEqual(['每帧附一个时间戳']);
});

test('脚本画的文字没有：各家浏览器认的词不同，画出来就与服务器的不一样', () => {
  expect(inScripts('四路画面，由两个人逐帧记下来。')).toBe(0);
});

test.each([
  ['证书预计2027年2月', '预计2027年2月'],
  ['每人耗材合计46元', '合计46元'],
  ['各配一套8通道', '一套8通道'],
  ['驾驶员的192次', '的192次'],
  ['以上，约3秒', '约3秒'],
])('“%s”：数字前的词不在行尾断开，一起到下一行', (text, part) => {
  expect(nowrapParts(text, 0, wordBefore)).toContain(part);
});
