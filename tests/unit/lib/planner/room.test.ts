import type { CatalogueSolution, CatalogueVersion } from '@/lib/planner/plan';
import { planOfRoom } from '@/lib/planner/room';

const version = (module: string, alias: string) => ({ module, alias, title: alias }) as CatalogueVersion;
const VERSIONS = [
  version('cap', 'cap'),
  version('cap', 'cap-free'),
  version('rig', 'cabin'),
  version('rig', 'platform'),
  version('video', 'four'),
  version('video', 'eight'),
];
const BASE = {
  devices: [
    { alias: 'cap', amount: 2 },
    { alias: 'cabin', amount: 1 },
    { alias: 'four', amount: 1 },
  ],
} as CatalogueSolution;
const PLAN = [
  { kind: 'room', device: null },
  { kind: 'rig', device: 'cabin' },
  { kind: 'camera', device: 'four' },
  { kind: 'device', device: 'cap' },
  { kind: 'device', device: 'cap' },
];

const drawn = (devices: Record<string, number>) =>
  planOfRoom(
    PLAN,
    BASE,
    Object.entries(devices).map(([alias, amount]) => ({
      version: VERSIONS.find((one) => one.alias === alias)!,
      amount,
    })),
    VERSIONS,
  )?.map(({ device }) => device);

test('照方案的房间，同一模块的另一型号站在原来的位置；减去的不画，添的没有位置', () => {
  expect(drawn({ cap: 2, cabin: 1, four: 1 })).toEqual([null, 'cabin', 'four', 'cap', 'cap']);
  expect(drawn({ 'cap-free': 2, cabin: 1, four: 1 })).toEqual([null, 'cabin', 'four', 'cap-free', 'cap-free']);
  expect(drawn({ cap: 2, 'cap-free': 1, cabin: 1, four: 1 })).toEqual([null, 'cabin', 'four', 'cap', 'cap']);
  expect(drawn({ cabin: 1, four: 1 })).toEqual([null, 'cabin', 'four']);
});

test('数目不同、占地的设备或摄像机换了别的，不画：不知道站在哪里', () => {
  expect(drawn({ cap: 3, cabin: 1, four: 1 })).toBeUndefined();
  expect(drawn({ cap: 2, platform: 1, four: 1 })).toBeUndefined();
  expect(drawn({ cap: 2, cabin: 1, eight: 1 })).toBeUndefined();
});
