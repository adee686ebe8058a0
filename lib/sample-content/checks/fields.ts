import type { ContentFolder } from '../../content-service/folder';
import type { Item } from '../../content-service/item';
import type { TypeKey } from '../../content-service/content-types';
import type { World } from './world';

type Test = (value: unknown, item: Item) => string | null;

const filled: Test = (value) => (value === undefined || value === null || value === '' ? '没有填' : null);
const listOf =
  (least: number, most = least): Test =>
  (value) => {
    const length = Array.isArray(value) ? value.length : 0;
    if (length >= least && length <= most) return null;
    return `有 ${length} 项，应当${least === most ? `恰好 ${least} 项` : `有 ${least} 到 ${most} 项`}`;
  };
const month: Test = (value) =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(String((value as { date?: unknown } | undefined)?.date ?? ''))
    ? null
    : '参考价没有写日期（date: YYYY-MM）';
const leads: Test = (value, { data }) =>
  !value || data.linkUrl || String(data.description).includes(`](${String(value)})`)
    ? null
    : `领头的图表 ${String(value)} 不在 description 里`;

/** What the pages need beyond the contract: of every item, so that no page is poorer than its neighbour. */
const NEEDED: Partial<Record<TypeKey, Record<string, Test[]>>> = {
  solution: {
    question: [filled],
    devices: [filled],
    roomFacts: [listOf(5, 12)],
    weeks: [listOf(3, 6)],
    limits: [listOf(2, 8)],
    price: [filled, month],
    leadTime: [filled],
  },
  product: {
    fit: [filled],
    unfit: [filled],
    tender: [listOf(10, 30)],
    decisive: [listOf(5)],
    price: [filled, month],
    leadTime: [filled],
  },
  case: { answer: [filled], keyNumber: [filled], leadChart: [filled, leads] },
  'tech-document': { keyNumber: [filled] },
  feature: { keyNumber: [filled] },
  lab: { area: [filled], cameras: [filled], year: [filled] },
  training: { place: [filled], seats: [filled], fee: [filled] },
  module: { facts: [listOf(3)] },
  about: { years: [listOf(8, 14)], numbers: [listOf(4)] },
};

/** Every field that a page is built around is filled in every item. @returns one line per breach */
export function checkFields(folder: ContentFolder, { roomRows }: World): string[] {
  return [...checkRooms(folder, roomRows), ...checkNeeded(folder)];
}

/** What every room needs is asked in the same rows, in the same order. */
function checkRooms(folder: ContentFolder, rows: readonly string[]): string[] {
  return folder.list('solution').flatMap(({ alias, data }) => {
    const written = ((data.roomFacts ?? []) as { name: string }[]).slice(0, rows.length).map(({ name }) => name);
    return written.join() === rows.join()
      ? []
      : [`solution/${alias}.yaml roomFacts 应当以 ${rows.join('、')} 开头，写的是 ${written.join('、')}`];
  });
}

function checkNeeded(folder: ContentFolder): string[] {
  return (Object.entries(NEEDED) as [TypeKey, Record<string, Test[]>][]).flatMap(([type, fields]) =>
    folder.list(type).flatMap((item) =>
      Object.entries(fields).flatMap(([field, tests]) =>
        tests
          .map((test) => test(item.data[field], item))
          .filter((reason) => reason !== null)
          .slice(0, 1)
          .map((reason) => `${type}/${item.alias}.yaml ${field} ${reason}`),
      ),
    ),
  );
}
