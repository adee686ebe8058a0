import type { ContentFolder } from '../../content-service/folder';
import { LINKS, MOTIONS, TRIGGERS, type Setup } from '../../planner/plan';
import type { World } from './world';

interface Product {
  parameters?: { name: string; value: string }[];
  setup?: Partial<Setup>;
}

/** What a version's radios and sockets are called in its parameters, by where its data goes. */
const SOCKETS: Record<string, RegExp> = {
  [LINKS.wired]: /以太网/,
  [LINKS.wireless]: /Wi-Fi/,
  [LINKS.bluetooth]: /蓝牙/,
  [LINKS.usb]: /USB/,
  [LINKS.radio]: /2\.4 GHz/,
  [LINKS.bus]: /CAN/,
};

/** What a part named in the parameters rests on, whatever is worn there. */
const RESTS: [part: RegExp, place: string][] = [[/额托/, '前额']];

/** What the planner is told of a version agrees with its own parameters. @returns one line per breach */
export function checkSetups(folder: ContentFolder, { modules }: World): string[] {
  const aliases = modules.flatMap((module) => module.versions.map(({ alias }) => alias));
  const dataOf = (alias: string) => folder.find('product', alias)?.data as Product | undefined;
  return aliases.flatMap((alias) => {
    const { setup, parameters = [] } = dataOf(alias) ?? {};
    const say = (reason: string) => `product/${alias}.yaml setup ${reason}`;
    if (!setup) return [say('没有写')];
    const { motion = '', link = '', trigger = '', outputs, power, rate, places = [], together = [] } = setup;
    const valueOf = (name: RegExp) => parameters.find((row) => name.test(row.name))?.value ?? '';
    const sockets = valueOf(/^接口$/);
    const supply = valueOf(/^供电/);
    const hasTrigger = /TTL/.test(sockets);
    return [
      !is(MOTIONS, motion) && `motion 写“${Object.values(MOTIONS).join('”或“')}”，不写“${motion}”`,
      !is(LINKS, link) && `link 不写“${link}”`,
      trigger && !is(TRIGGERS, trigger) && `trigger 不写“${trigger}”`,
      SOCKETS[link] && !SOCKETS[link].test(sockets) && `link 是${link}，接口里没有：${sockets}`,
      hasTrigger !== Boolean(trigger || outputs) && `trigger、outputs 与接口“${sockets}”不合`,
      !rate && (link === LINKS.wired || link === LINKS.wireless) && 'rate 没有写',
      rate && link !== LINKS.wired && link !== LINKS.wireless && `rate 只给${LINKS.wired}与${LINKS.wireless}写`,
      power && /^\d+ h/.test(supply) && `power 是${power}，供电写的是“${supply}”`,
      !power && /外接电源，(?:整套约)?[\d.]+ k?W/.test(supply) && `power 没有写，供电写的是“${supply}”`,
      ...RESTS.map(
        ([part, place]) =>
          parameters.some(({ value }) => part.test(value)) && !places.includes(place) && `places 没有写${place}`,
      ),
      ...together.map(
        (other) => !dataOf(other)?.setup?.together?.includes(alias) && `together 的${other}没有写${alias}`,
      ),
    ].flatMap((reason) => (reason ? [say(reason)] : []));
  });
}

const is = (words: Record<string, string>, word: string) => Object.values(words).includes(word);
