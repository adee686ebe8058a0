import type { ContentFolder } from '../../content-service/folder';
import type { Item } from '../../content-service/item';
import { NUMERALS } from './numerals';
import type { Facts } from './world';

/** A laboratory costs what its devices cost, with a little for mounting. */
const MOUNTING = 0.05;
/** Certificates without which nothing is sent. */
const WAITED_FOR = new Set(['无线电型号核准', '锂电池运输']);

interface Device {
  product: string;
  quantity: number;
}

/** Prices and lead times of the facts, device lists that add up. @returns one line per breach */
export function checkPrices(folder: ContentFolder, { prices, purchase, world, compliance }: Facts): string[] {
  const bands = new Map(prices.products.map(({ alias, band }) => [alias, band]));
  const models = new Map(world.modules.flatMap(({ versions }) => versions.map(({ alias, model }) => [alias, model])));
  const waiting = new Set(
    [...models.keys()].filter((alias) =>
      compliance.rows.some(
        ({ name, usual, others = [] }) =>
          WAITED_FOR.has(name) &&
          (others.find(({ versions }) => versions.includes(alias))?.value ?? usual).includes('未取证'),
      ),
    ),
  );
  const priced = [
    ...prices.products.map((fact) => ['product', fact] as const),
    ...prices.solutions.map((fact) => ['solution', fact] as const),
  ];
  const seats = { product: purchase.licence.single, solution: purchase.licence.seats };
  const { certificates, waiting: count } = purchase.delivery;
  return [
    ...(waiting.size === count ? [] : [`facts/purchase.yaml delivery.waiting 应当是 ${waiting.size}`]),
    ...priced.flatMap(([type, { alias, band, leadTime }]) => {
      const item = folder.find(type, alias);
      if (!item) return [];
      const price = (item.data.price ?? {}) as Record<string, string>;
      const expected = inWords(band);
      const parts = ((item.data.devices ?? []) as Device[]).map(({ product }) => product);
      const isWaiting = [alias, ...parts].some((part) => waiting.has(part));
      return [
        ...(price.band === expected ? [] : [`${nameOf(item)} price.band 事实表里是 ${expected}，写的是 ${price.band}`]),
        ...(price.date === prices.date ? [] : [`${nameOf(item)} price.date 事实表里是 ${prices.date}`]),
        ...(/不含/.test(price.excludes ?? '') ? [] : [`${nameOf(item)} price.excludes 没有写不含什么`]),
        ...(/^含13%增值税、一年质保[与、]/.test(price.excludes ?? '')
          ? []
          : [`${nameOf(item)} price.excludes 没有写含13%增值税与一年质保`]),
        ...(price.excludes?.includes(`${NUMERALS[seats[type]]}席软件一年；`)
          ? []
          : [`${nameOf(item)} price.excludes 没有写含${NUMERALS[seats[type]]}席软件一年`]),
        ...(/以外的/.test(price.excludes ?? '') ? [`${nameOf(item)} price.excludes 写成“含…；不含…”`] : []),
        ...(String(item.data.leadTime ?? '').startsWith(`${leadTime}周`)
          ? []
          : [`${nameOf(item)} leadTime 事实表里是 ${leadTime}周`]),
        ...(String(item.data.leadTime ?? '').includes(`${certificates}证书齐备`) === isWaiting
          ? []
          : [`${nameOf(item)} leadTime ${isWaiting ? '没有写' : '不必写'}${certificates}证书齐备`]),
      ];
    }),
    ...prices.solutions.flatMap(({ alias, band }) => {
      const item = folder.find('solution', alias);
      const equipment = world.solutions.find((solution) => solution.alias === alias)?.equipment;
      if (!item || !Array.isArray(item.data.devices)) return [];
      const devices = item.data.devices as Device[];
      const list = devices.map(({ product, quantity }) => `${models.get(product)} × ${quantity}`);
      const sum = (end: 0 | 1) =>
        devices.reduce((all, { product, quantity }) => all + (bands.get(product)?.[end] ?? 0) * quantity, 0);
      return [
        ...([...list].sort().join() === (equipment ?? '').split('、').sort().join()
          ? []
          : [`${nameOf(item)} devices 事实表里是 ${equipment}`]),
        ...([0, 1] as const)
          .filter((end) => Math.abs(band[end] / sum(end) - 1) > MOUNTING)
          .map((end) => `${nameOf(item)} price.band 与设备之和 ${sum(end).toFixed(1)} 万元对不上`),
      ];
    }),
  ];
}

/** Below ten thousand yuan in yuan. */
function inWords([low, high]: readonly [number, number]): string {
  const yuan = (value: number) => Math.round(value * 10_000).toLocaleString('en-US');
  return high < 1 ? `${yuan(low)}–${yuan(high)}元` : `${low}–${high}万元`;
}

function nameOf(item: Item): string {
  return `${item.type}/${item.alias}.yaml`;
}
