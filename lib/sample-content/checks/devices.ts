import type { ContentFolder } from '../../content-service/folder';
import { SCENES, type Hotspot } from '../../illustrations/hotspots';
import { everyText } from './settled';
import type { World } from './world';

/** Bytes that one sample of one channel takes on disk, and how far rounding and extra channels may lead from it. */
const SAMPLE_BYTES = 4;
const ROOM = 0.25;
/** Values that a channel writes per sample, where samples of all channels are kept as they come. */
const VALUES_PER_CHANNEL: Record<string, number> = { eeg: 1, fnirs: 2 };
const BYTES: Record<string, number> = { MB: 1e6, GB: 1e9, TB: 1e12 };

/** What fills a battery. */
const CHARGER = /充电|USB线/;
/** A version on a battery, and one whose row of storage is a disk of its own: the host's is not in it. */
const ON_BATTERY = /^[\d.]+ h$/;
const HOST_STORAGE = /^主机(?:记录|硬盘)/;
/** The row of the page for IT about what devices keep, and how it calls a module whose versions all keep a copy. */
const KEPT = '设备自存';
const KEPT_BY_MODULE: Record<string, string> = {
  'eye-tracking-glasses': '眼镜',
  'wearable-physiology': '心电与脉搏',
  'skin-respiration': '皮肤电',
  fnirs: '近红外',
};
/** A socket that gives a recording out, and what a tender asks for it. */
const OUTLET = /USB|以太网/;
const ASKED_OUTLET = /有线(?:取数|取出|导出)|^接口：支持[^\n]*(?:USB|以太网)/m;
const NUMBER = /\d[\d,]*(?:\.\d+)?/g;
/** Consumables that every room has, or that are made good one by one. */
const AT_HAND = /酒精棉片|标志点/;

/** What says of itself that it has no such socket, or sends the reader to a device that has one. */
const WITHOUT = /没有|用不着|不需要|不适用|要用|另一款|换|闪光|网络/;

/** What a device can hold, be wired to and be worn on agrees everywhere with the facts. @returns one line per breach */
export function checkDevices(folder: ContentFolder, world: World): string[] {
  return [
    ...checkStorage(folder, world),
    ...checkInterfaces(folder, world),
    ...checkBoxes(folder, world),
    ...checkDecisive(folder),
    ...checkKeepers(folder, world),
    ...checkPlaces(world),
  ];
}

function valueOf(folder: ContentFolder, alias: string, row: RegExp): string {
  const rows = (folder.find('product', alias)?.data.parameters ?? []) as { name: string; value: string }[];
  return rows.find(({ name }) => row.test(name))?.value ?? '';
}

const PARTS = '随机配件：提供';

function namesParts(line = '', box: string): boolean {
  const parts = line.replace(PARTS, '').split(/[、与]/);
  return line.startsWith(PARTS) && !/\d/.test(line) && parts.every((part) => box.includes(part));
}

/** A box holds what charges the battery and what a participant uses up; a tender names what is in it, and leaves how many to the buyer. */
function checkBoxes(folder: ContentFolder, { modules }: World): string[] {
  const upkeep = (folder.find('purchase', 'purchase')?.data.upkeep ?? []) as { model: string; consumables?: string }[];
  return modules.flatMap(({ versions }) =>
    versions.flatMap(({ alias, model, battery }) => {
      const box = valueOf(folder, alias, /^箱内清单$/);
      const asked = ((folder.find('product', alias)?.data.tender ?? []) as string[]).find((line) =>
        line.startsWith('随机配件'),
      );
      const consumables = upkeep.find((row) => row.model === model)?.consumables?.split('、') ?? [];
      const missing = consumables
        .map((part) => part.replace(/^一次性|\d.*$/g, ''))
        .filter((part) => !AT_HAND.test(part) && !box.includes(part));
      const file = `product/${alias}.yaml`;
      return [
        ...(ON_BATTERY.test(battery) && !CHARGER.test(box) ? [`${file} parameters 箱内清单里没有充电的东西`] : []),
        ...missing.map((part) => `${file} parameters 箱内清单里没有耗材${part}`),
        ...(namesParts(asked, box) ? [] : [`${file} tender 随机配件与箱内清单不同`]),
      ];
    }),
  );
}

/** What decides for a version is told, too, where it is measured: in its parameters, or in its text. */
function checkDecisive(folder: ContentFolder): string[] {
  return folder.list('product').flatMap(({ alias, data }) => {
    const { parameters, feature, description } = data;
    const numbers: string[] = JSON.stringify([parameters, feature, description]).match(NUMBER) ?? [];
    return ((data.decisive ?? []) as { name: string; value: string }[])
      .filter(({ value }) => !(value.match(NUMBER) ?? []).every((number) => numbers.includes(number)))
      .map(({ name, value }) => `product/${alias}.yaml decisive ${name} ${value}在参数与正文里没有`);
  });
}

/** The page for IT names every device that keeps a copy of what it records, and no other; each has a socket that gives it out. */
function checkKeepers(folder: ContentFolder, { modules }: World): string[] {
  const terms = (folder.find('it', 'it')?.data.terms ?? []) as { rows?: { name: string; value: string }[] }[];
  const kept = terms.flatMap(({ rows = [] }) => rows).find(({ name }) => name === KEPT);
  const named = (kept?.value ?? '').split('自存一份')[0];
  return modules.flatMap(({ alias: module, versions }) =>
    versions.flatMap(({ alias, model, battery }) => {
      const storage = valueOf(folder, alias, /存储$/);
      const keeps = /\bh$|车载/.test(battery) && storage !== '' && !HOST_STORAGE.test(storage);
      const isNamed = namesDevice(named, model) || (module in KEPT_BY_MODULE && named.includes(KEPT_BY_MODULE[module]));
      const tender = ((folder.find('product', alias)?.data.tender ?? []) as string[]).join('\n');
      return [
        ...(keeps === isNamed ? [] : [`it/it.yaml ${KEPT} ${model}${keeps ? '自存一份，没有写' : '不自存'}`]),
        ...(keeps && !OUTLET.test(valueOf(folder, alias, /^接口$/))
          ? [`product/${alias}.yaml 接口里没有取数的口`]
          : []),
        ...(keeps && !ASKED_OUTLET.test(tender) ? [`product/${alias}.yaml tender 没有要求有线取数`] : []),
      ];
    }),
  );
}

/** HZ-C17 is not named by HZ-C17 Pro. */
const namesDevice = (text: string, model: string) => new RegExp(`${model}(?![A-Za-z0-9]| Pro)`).test(text);

/** Hours on a disk, or bytes an hour, follow from channels × rate × width. */
function checkStorage(folder: ContentFolder, { modules }: World): string[] {
  return modules.flatMap(({ alias: module, versions }) => {
    const values = VALUES_PER_CHANNEL[module];
    if (!values) return [];
    return versions.flatMap(({ alias, channels = 0, sampling }) => {
      const rows = (folder.find('product', alias)?.data.parameters ?? []) as { name: string; value: string }[];
      const stated = bytesPerHour(rows.find(({ name }) => name === '存储')?.value ?? '');
      const expected = channels * values * sampling * SAMPLE_BYTES * 3600;
      return stated === undefined || Math.abs(stated / expected - 1) <= ROOM
        ? []
        : [`product/${alias}.yaml parameters 存储应当约为 1 h ${(expected / 1e6).toPrecision(2)} MB`];
    });
  });
}

function bytesPerHour(text: string): number | undefined {
  const each = /1 h约([\d.]+) ([MGT]B)/.exec(text);
  if (each) return Number(each[1]) * BYTES[each[2]];
  const whole = /([\d.]+) ([MGT]B)，约([\d,.]+) h/.exec(text);
  return whole ? (Number(whole[1]) * BYTES[whole[2]]) / Number(whole[3].replace(/,/g, '')) : undefined;
}

/** A table lists the sockets of the facts, and no sentence wires a device through one that it lacks. */
function checkInterfaces(folder: ContentFolder, { modules }: World): string[] {
  const versions = modules.flatMap((module) => module.versions);
  const withoutTrigger = versions.filter(({ interfaces }) => !interfaces.includes('TTL'));
  const rows = versions.flatMap(({ alias, interfaces }) => {
    const parameters = (folder.find('product', alias)?.data.parameters ?? []) as { name: string; value: string }[];
    const value = tight(parameters.find(({ name }) => name === '接口')?.value ?? '');
    return interfaces
      .split('、')
      .filter((socket) => !value.includes(tight(socket)))
      .map((socket) => `product/${alias}.yaml parameters 接口里没有事实表里的${socket}`);
  });
  const wired = everyText(folder).flatMap(({ place, text }) =>
    text.split(/[。；\n]/).flatMap((sentence) => {
      if (WITHOUT.test(sentence)) return [];
      const own = withoutTrigger.find(({ alias }) => place.startsWith(`product/${alias}.yaml`));
      const sends = own && /送一个TTL|TTL(?:口|输入)/.test(sentence) && !/HZ-/.test(sentence) ? own : undefined;
      const named = withoutTrigger.find(({ model }) =>
        new RegExp(`${model}(?![A-Za-z0-9]| Pro| Go)[^，、]{0,8}(?:走|接|送|经|的)TTL`).test(sentence),
      );
      const device = sends ?? named;
      return device ? [`${place} ${device.model}没有TTL：“${sentence.trim().slice(0, 40)}”`] : [];
    }),
  );
  return [...rows, ...wired];
}

const tight = (text: string) => text.replace(/\s/g, '');

/** A hot area names a place of the body that the module's devices are made for. */
export function checkPlaces(
  { modules }: World,
  scenes: readonly { hotspots: readonly Pick<Hotspot, 'id' | 'device' | 'module'>[] }[] = Object.values(SCENES),
): string[] {
  const places = new Map(modules.map(({ alias, places: list = [] }) => [alias, list]));
  const all = [...new Set([...places.values()].flat())];
  return scenes.flatMap(({ hotspots }) =>
    hotspots.flatMap(({ id, device, module }) => {
      const own = places.get(module) ?? [];
      const wrong = own.length > 0 ? all.filter((place) => device.includes(place) && !own.includes(place)) : [];
      return wrong.map((place) => `lib/illustrations/hotspots.ts ${id} ${module}没有用在${place}的型号`);
    }),
  );
}
