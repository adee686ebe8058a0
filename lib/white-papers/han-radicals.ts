/**
 * PDF writers note some Chinese characters as the radicals that look like them
 * (`⽪` for 皮, `⻚` for 页). Unicode's own mapping covers the Kangxi radicals;
 * of the supplement the ones that are characters in their own right are here.
 */
const SUPPLEMENT = new Map(
  Object.entries({
    '⺟': '母', '⺠': '民', '⻁': '虎', '⻄': '西', '⻅': '见', '⻆': '角', '⻉': '贝', '⻋': '车', '⻑': '長', '⻓': '长',
    '⻔': '门', '⻘': '青', '⻙': '韦', '⻚': '页', '⻛': '风', '⻜': '飞', '⻝': '食', '⻢': '马', '⻣': '骨', '⻤': '鬼',
    '⻥': '鱼', '⻦': '鸟', '⻧': '卤', '⻨': '麦', '⻩': '黄', '⻬': '齐', '⻮': '齿', '⻰': '龙', '⻳': '龟', '⺎': '兀',
  }),
); // prettier-ignore

/** The text with characters in place of radicals; every character keeps its position. */
export function withoutRadicals(text: string): string {
  return text.replace(/[\u2E80-\u2FD5]/g, (sign) => SUPPLEMENT.get(sign) ?? sign.normalize('NFKC'));
}
