import type { ServerResponse } from 'node:http';
import { RUBBISH } from './spoiled';

/** Numbers from 0 to 1 that are the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Fault {
  /** the answer that would have been right */
  good: unknown;
  response: ServerResponse;
  random: () => number;
}

const send = (response: ServerResponse, status: number, type: string, body: string | Buffer, headers: object = {}) => {
  response.writeHead(status, { 'content-type': type, ...headers });
  response.end(body);
};
const json = (response: ServerResponse, body: unknown, status = 200) =>
  send(response, status, 'application/json', JSON.stringify(body) ?? 'undefined');
const HTML = '<!doctype html><html><body><h1>502 Bad Gateway</h1><script>alert(1)</script></body></html>';
const copy = <T>(value: T): T => structuredClone(value);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The lists in an answer: under `data` by their root field, or `list` of a list call. */
function eachList(answer: unknown, change: (list: unknown[]) => unknown): unknown {
  const data = copy(answer) as { data?: Record<string, unknown> };
  for (const [name, value] of Object.entries(data.data ?? {}))
    if (data.data && Array.isArray(value)) data.data[name] = change(value);
  return data;
}

/** Changes one value somewhere below the items of an answer. */
function oneValue(answer: unknown, random: () => number, change: (value: unknown) => unknown): unknown {
  return eachList(answer, (list) => {
    const places: [Record<string, unknown>, string][] = [];
    const visit = (value: unknown) => {
      if (!isObject(value)) return;
      for (const name of Object.keys(value)) {
        // that something is there now which was not is no fault
        if (value[name] !== null) places.push([value, name]);
        visit(value[name]);
      }
    };
    list.forEach(visit);
    const place = places[Math.floor(random() * places.length)];
    if (place) place[0][place[1]] = change(place[0][place[1]]);
    return list;
  });
}

/** Ways in which a content service answers wrongly. Each is one that cannot be taken for a change of the content. */
export const FAULTS: Record<string, (fault: Fault) => void> = {
  '500 的网页': ({ response }) => send(response, 500, 'text/html', HTML),
  '502 的 JSON': ({ response }) => json(response, { message: '网关' }, 502),
  '503 没有正文': ({ response }) => send(response, 503, 'text/plain', ''),
  '400 带 errors': ({ response }) => json(response, { errors: [{ message: '不认识' }] }, 400),
  '401': ({ response }) => json(response, { message: '没有权限' }, 401),
  '404': ({ response }) => json(response, { message: '没有' }, 404),
  '429': ({ response }) => json(response, { message: '太快' }, 429),
  '200 的网页': ({ response }) => send(response, 200, 'text/html', HTML),
  '网页说是 JSON': ({ response }) => send(response, 200, 'application/json', HTML),
  '204': ({ response }) => void response.writeHead(204).end(),
  '没有正文': ({ response }) => send(response, 200, 'application/json', ''),
  '半截 JSON': ({ response, good, random }) => {
    const text = JSON.stringify(good);
    send(response, 200, 'application/json', text.slice(0, Math.floor(random() * (text.length - 1))));
  },
  '正文中途断开': ({ response, good }) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000000' });
    response.write(JSON.stringify(good), () => response.destroy());
  },
  '一接通就断': ({ response }) => void response.destroy(),
  '说是压缩的': ({ response, good }) =>
    send(response, 200, 'application/json', JSON.stringify(good), { 'content-encoding': 'gzip' }),
  '不停地转向': ({ response }) => send(response, 302, 'text/plain', '', { location: '/api/again' }),
  'data 是 null': ({ response }) => json(response, { data: null }),
  '没有 data': ({ response }) => json(response, {}),
  '只有一个数': ({ response }) => json(response, 42),
  '列表是 null': ({ response, good }) => json(response, eachList(good, () => null)),
  '列表里有 null': ({ response, good }) => json(response, eachList(good, (list) => [...list, null])),
  'errors 与半份 data': ({ response, good }) =>
    json(response, { ...(eachList(good, (list) => list.slice(0, 1)) as object), errors: [{ message: '超时' }] }),
  '全空了': ({ response, good }) => json(response, eachList(good, () => [])),
  '条目没有编号': ({ response, good }) =>
    json(response, eachList(good, (list) => list.map((item) => (isObject(item) ? { ...item, contentItemId: '' } : item)))),
  '字段都不见了': ({ response, good }) => json(response, eachList(good, (list) => list.map(() => ({})))),
  '类型不对': ({ response, good, random }) =>
    json(response, oneValue(good, random, (value) => (typeof value === 'string' ? { was: value } : '文字'))),
  '到处是废物': ({ response, good, random }) => {
    const rubbish = RUBBISH[1 + Math.floor(random() * (RUBBISH.length - 1))];
    json(response, eachList(good, (list) => list.map(() => rubbish)));
  },
  '别人的原型': ({ response }) => send(response, 200, 'application/json', '{"__proto__":{"data":{"domain":[]}}}'),
  '嵌套得很深': ({ response }) => send(response, 200, 'application/json', '['.repeat(20_000)),
  '不是 UTF-8': ({ response }) => send(response, 200, 'application/json', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xb0])),
}; // prettier-ignore
