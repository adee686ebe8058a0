import { chooseDevices, lackingSource, misfits, sharedPlaces, sum, wishOf, withDevices, withSwapped } from './choose';
import { isWorn, LINKS, type Asked, type Catalogue, type CatalogueVersion, type PlannedDevice } from './plan';

/** Something that cannot be as it is planned, and plans in which it is not. */
export interface Contradiction {
  says: string;
  ways: { label: string; asked: Asked }[];
}

/** What is compared with each other: what is asked, what there is, and what the plan consists of. */
interface Planned {
  asked: Asked;
  catalogue: Catalogue;
  devices: readonly PlannedDevice[];
}

/** Ways out of one contradiction that are named. */
const WAYS_MOST = 3;

/**
 * Everything that does not go together, each from what the content says of the versions.
 * @param devices what the plan consists of, where it is known already
 */
export function findContradictions(
  asked: Asked,
  catalogue: Catalogue,
  devices = chooseDevices(asked, catalogue),
): Contradiction[] {
  const planned = { asked, catalogue, devices };
  return [
    ...unfitDevices(planned),
    ...wornAtOnce(planned),
    ...missingTriggers(planned),
    ...missingPieces(planned),
    ...fullNetwork(planned),
  ];
}

/** A device that cannot do what is asked of it; its siblings that can. */
function unfitDevices({ asked, catalogue, devices }: Planned): Contradiction[] {
  return devices.flatMap(({ version }) => {
    const siblings = catalogue.versions.filter(({ module }) => module === version.module);
    const wished = wishOf(asked, siblings);
    const reasons = misfits(version, wished);
    if (reasons.length === 0) return [];
    const ways = siblings
      .filter((other) => misfits(other, wished).length === 0)
      .map((other) => ({ label: `换成${other.title}`, asked: withSwapped(asked, devices, version, other) }));
    const wish = [wished.walks && '被试走动', wished.triggers && '标记走触发线'].filter(Boolean).join('、');
    return [{ says: `要${wish}，而${version.title}${reasons.join('，')}。`, ways: ways.slice(0, WAYS_MOST) }];
  });
}

/** Two devices for the same place on the body. */
function wornAtOnce({ asked, catalogue, devices }: Planned): Contradiction[] {
  return devices.flatMap(({ version: one }, index) =>
    devices.slice(index + 1).flatMap(({ version: other }) => {
      const places = sharedPlaces(one, other);
      if (places.length === 0) return [];
      const ways = [
        ...apart(one, other).map((found) => ({ from: one, to: found })),
        ...apart(other, one).map((found) => ({ from: other, to: found })),
      ].map(({ from, to }) => ({
        label: `${from.title}换成${to.title}`,
        asked: withSwapped(asked, devices, from, to),
      }));
      return [
        {
          says: `${one.title}与${other.title}都占${places.join('、')}，一个人不能同时戴。`,
          ways: ways.slice(0, WAYS_MOST),
        },
      ];
    }),
  );

  /** Siblings of a version that another one leaves room for. */
  function apart(version: CatalogueVersion, beside: CatalogueVersion): CatalogueVersion[] {
    return catalogue.versions.filter(
      (sibling) =>
        sibling !== version &&
        sibling !== beside &&
        sibling.module === version.module &&
        misfits(sibling, asked).length === 0 &&
        sharedPlaces(sibling, beside).length === 0,
    );
  }
}

/** Nothing gives the marks that others take, or gives too few. */
function missingTriggers({ asked, catalogue, devices }: Planned): Contradiction[] {
  if (!asked.triggers) return [];
  const lack = lackingSource(devices, catalogue.versions);
  if (!lack) return [];
  const { taking, wanted, given, source, there, amount } = lack;
  const names = taking.map(({ version }) => version.title).join('、');
  const ways = [];
  if (source) {
    const others = devices.filter(({ version }) => version !== source);
    const label = there ? `${source.title}加到${amount}台` : `加上${amount}台${source.title}`;
    ways.push({ label, asked: withDevices(asked, [...others, { version: source, amount }]) });
  }
  const lacks = given === 0 ? '没有发标记的设备' : `发得出的只有${given}路`;
  return [{ says: `${names}要收${wanted}路TTL，这份规划里${lacks}。`, ways }];
}

/** Fewer pieces than participants. */
function missingPieces({ asked, devices }: Planned): Contradiction[] {
  return devices
    .filter(({ version, amount }) => isWorn(version) && amount < asked.people)
    .map(({ version, amount }) => ({
      says: `同时${asked.people}人，${version.title}只有${amount}台；它一人一台。`,
      ways: [
        {
          label: `${version.title}加到${asked.people}台`,
          asked: withDevices(
            asked,
            devices.map((device) => (device.version === version ? { ...device, amount: asked.people } : device)),
          ),
        },
      ],
    }));
}

/** More than the network carries, by wire, by air and by Bluetooth. */
function fullNetwork({ asked, catalogue, devices }: Planned): Contradiction[] {
  const network = catalogue.networks.find(({ alias }) => alias === asked.network);
  if (!network) return [];
  const load = loadOf(devices);
  const told = [
    load.wired > network.wired && `有线要${load.wired}\u00A0Mbit/s，能排的是${network.wired}\u00A0Mbit/s`,
    load.wireless > network.wireless && `无线要${load.wireless}\u00A0Mbit/s，能排的是${network.wireless}\u00A0Mbit/s`,
    load.bluetooth > network.bluetooth && `蓝牙有${load.bluetooth}台，能连的是${network.bluetooth}台`,
  ].filter((text) => text !== false);
  const enough = catalogue.networks.filter(
    ({ wired, wireless, bluetooth }) => wired >= load.wired && wireless >= load.wireless && bluetooth >= load.bluetooth,
  );
  return told.map((text) => ({
    says: `“${network.name}”不够：${text}。`,
    ways: enough
      .slice(0, 1)
      .map(({ alias, name }) => ({ label: `换成“${name}”`, asked: { ...asked, network: alias } })),
  }));
}

/** What a plan puts on a network: Mbit/s, and devices by Bluetooth. */
export function loadOf(devices: readonly PlannedDevice[]): Record<'wired' | 'wireless' | 'bluetooth', number> {
  const by = (link: string, value: (device: PlannedDevice) => number) =>
    sum(devices.filter(({ version }) => version.setup?.link === link).map(value));
  const rate = ({ version, amount }: PlannedDevice) => (version.setup?.rate ?? 0) * amount;
  return {
    wired: by(LINKS.wired, rate),
    wireless: by(LINKS.wireless, rate),
    bluetooth: by(LINKS.bluetooth, ({ amount }) => amount),
  };
}
