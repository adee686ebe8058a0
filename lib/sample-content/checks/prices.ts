import type { ContentFolder } from '../../content-service/folder';
import type { Item } from '../../content-service/item';
import { NUMERALS } from './numerals';
import type { Facts } from './world';

/** A laboratory costs what its devices cost, with a little for mounting. */
const MOUNTING = 0.05;
/** Certificates without which nothing is sent. */
const WAITED_FOR = new Set(['无线电型号核准', '锂电池运输']);
/** A computer, by its names in a price. */
const COMPUTER = /电脑|平板|工作站/;
const ROUTER = /路由器|接入点/;
/** That long a word is the name of a thing. */
const NAME_LENGTH = 3;

interface Row {
  name: string;
  value: string;
}

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
  const { certificates, waiting: count, reports, reported } = purchase.delivery;
  const rowsOf = (alias: string) => (folder.find('product', alias)?.data.parameters ?? []) as Row[];
  const unreported = [...models.keys()].filter((alias) => rowsOf(alias).some(({ value }) => value.includes('未取证')));
  return [
    ...(waiting.size === count ? [] : [`facts/purchase.yaml delivery.waiting 应当是 ${waiting.size}`]),
    ...(unreported.length === reported ? [] : [`facts/purchase.yaml delivery.reported 应当是 ${unreported.length}`]),
    ...priced.flatMap(([type, { alias, band, leadTime }]) => {
      const item = folder.find(type, alias);
      if (!item) return [];
      const price = (item.data.price ?? {}) as Record<string, string>;
      const expected = inWords(band);
      const parts = ((item.data.devices ?? []) as Device[]).map(({ product }) => product);
      const isWaiting = [alias, ...parts].some((part) => waiting.has(part));
      const isReported = !isWaiting && [alias, ...parts].some((part) => unreported.includes(part));
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
        ...(String(item.data.leadTime ?? '').includes(`${reports}报告齐备`) === isReported
          ? []
          : [`${nameOf(item)} leadTime ${isReported ? '没有写' : '不必写'}${reports}报告齐备`]),
        ...checkWhatIsIn(item, price),
        ...checkInstallation(item, price, purchase.installation[type === 'product' ? 'days' : 'solutions'][alias]),
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

/** What moves the price is in it, and what it leaves out moves nothing; a device for the buyer's own computer says that there is none. */
function checkWhatIsIn(item: Item, { factors = '', excludes = '' }: Record<string, string>): string[] {
  const out = excludes.split('不含').slice(1).join();
  const both = [...factors]
    .map((_, at) => factors.slice(at, at + NAME_LENGTH))
    .filter((name) => /^\p{Script=Han}{3}$/u.test(name) && out.includes(name));
  const valueOf = (row: string) => ((item.data.parameters ?? []) as Row[]).find(({ name }) => name === row)?.value;
  const computer = valueOf('电脑配置') ?? '随机';
  const box = valueOf('箱内清单') ?? '';
  const setup = (item.data.setup ?? {}) as { link?: string };
  const needsComputer = item.type === 'solution' || !computer.includes('随机');
  return [
    ...both.slice(0, 1).map((name) => `${nameOf(item)} price 的“${name}”既让价格变，又不在价里`),
    ...(needsComputer && !COMPUTER.test(out) ? [`${nameOf(item)} price.excludes 没有写电脑`] : []),
    ...(setup.link === '无线网' && !ROUTER.test(out + box) ? [`${nameOf(item)} price.excludes 没有写路由器`] : []),
    ...(item.type === 'solution' && !/采集(?:电脑|工作站)/.test(out)
      ? [`${nameOf(item)} price.excludes 没有写采集电脑`]
      : []),
  ];
}

/** What an engineer installs is installed for the price, in the settled days; nothing else speaks of installation. */
function checkInstallation(item: Item, { excludes = '' }: Record<string, string>, days?: string): string[] {
  const leadTime = String(item.data.leadTime ?? '');
  const isSaid = days ? new RegExp(`安装调试(?:与现场验收)?另需${days}`).test(leadTime) : !leadTime.includes('安装');
  const isIn = excludes.split('不含')[0].includes('、安装调试');
  return [
    ...(isSaid ? [] : [`${nameOf(item)} leadTime 安装在事实表里是“${days ?? '自己安装'}”`]),
    ...(isIn === Boolean(days) ? [] : [`${nameOf(item)} price.excludes ${days ? '没有写' : '不必写'}含安装调试`]),
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
