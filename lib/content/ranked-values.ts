/** Which of some values is ahead, and how long each is beside the longest. */
export interface Ranking {
  /** what is said at those ahead: 更高 of two, 最高 of more */
  word: string;
  isAhead: boolean[];
  /** 0 to 1 */
  shares: number[];
}

/**
 * Rows whose numbers have a better end, and why; of any other row nobody can say it without the question: a heavy
 * cabin, a wide range, a fast computer are as good as what is done with them.
 */
const ORDERS: Record<string, { word: string; isMore: boolean }> = {
  // shorter events are seen
  采样率: { word: '高', isMore: true },
  帧率: { word: '高', isMore: true },
  刷新率: { word: '高', isMore: true },
  // what is measured lies nearer to what was
  精度: { word: '准', isMore: false },
  眼动精度: { word: '准', isMore: false },
  角度或位置误差: { word: '准', isMore: false },
  // it says the same again
  精密度: { word: '稳', isMore: false },
  // smaller changes are seen
  瞳孔直径: { word: '细', isMore: false },
  输入噪声: { word: '低', isMore: false },
  共模抑制比: { word: '高', isMore: true },
  // more places at once
  通道数: { word: '多', isMore: true },
  // more of the road, of the room
  水平视场: { word: '宽', isMore: true },
  // worn on the body
  重量: { word: '轻', isMore: false },
  节点重量: { word: '轻', isMore: false },
  单元重量: { word: '轻', isMore: false },
  // longer sessions in one piece
  续航: { word: '久', isMore: true },
  供电与续航: { word: '久', isMore: true },
  // less waiting for participants
  准备时间: { word: '短', isMore: false },
};

/** What is bought by weight to be worn is weighed in grams; a cabin is none the better for being light. */
const HEAVY = /\d\s?kg/;
const NUMBER = /\d[\d,]*(\.\d+)?/;

/**
 * Ranks the values of a row. Only their first number may differ: another unit, condition or manner of counting
 * (每块3 h beside 4 h) is nothing that can be put side by side.
 */
export function rankValues(name: string, values: readonly string[]): Ranking | undefined {
  const order = Object.hasOwn(ORDERS, name) ? ORDERS[name] : undefined;
  if (!order || values.length < 2 || values.some((value) => HEAVY.test(value))) return undefined;
  const [around] = values.map((value) => value.replace(NUMBER, ''));
  const numbers = values.map((value) => Number(NUMBER.exec(value)?.[0].replace(/,/g, '')));
  const isComparable = numbers.every((number, index) => number > 0 && values[index].replace(NUMBER, '') === around);
  const most = Math.max(...numbers);
  const least = Math.min(...numbers);
  if (!isComparable || most === least) return undefined;
  return {
    word: `${values.length > 2 ? '最' : '更'}${order.word}`,
    isAhead: numbers.map((number) => number === (order.isMore ? most : least)),
    shares: numbers.map((number) => Math.round((number / most) * 100) / 100),
  };
}
