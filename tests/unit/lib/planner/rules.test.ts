import { planQuery, readPlanQuery } from '@/lib/planner/address';
import { choose, chooseDevices } from '@/lib/planner/choose';
import { findContradictions } from '@/lib/planner/contradictions';
import { needsOf } from '@/lib/planner/needs';
import { NOTHING_ASKED, type Asked, type Catalogue, type CatalogueVersion, type Setup } from '@/lib/planner/plan';
import { syncRows } from '@/lib/planner/synchronisation';

const SETUP: Setup = {
  places: [],
  motion: '走动',
  cable: '',
  link: '有线网',
  rate: null,
  trigger: '',
  outputs: null,
  power: null,
  together: [],
};

const version = (module: string, alias: string, band: string, setup: Partial<Setup> | null): CatalogueVersion => ({
  alias,
  title: alias.toUpperCase(),
  module,
  moduleTitle: `${module}模块`,
  image: null,
  fit: '',
  unfit: '',
  price: band ? { band, date: '2026-09' } : null,
  leadTime: '4–6周',
  delay: '',
  setup: setup && { ...SETUP, ...setup },
});

const CATALOGUE: Catalogue = {
  modules: ['cap', 'eyes', 'marks', 'video'].map((alias) => ({ alias, title: alias })),
  versions: [
    version('cap', 'cap-plain', '1–2万元', { places: ['头皮'], motion: '坐着', link: '蓝牙' }),
    version('cap', 'cap-line', '10–12万元', {
      places: ['头皮'],
      motion: '坐着',
      link: '无线网',
      rate: 1,
      trigger: '身上',
    }),
    version('cap', 'cap-free', '20–30万元', { places: ['头皮'], link: '无线网', rate: 1, trigger: '接收器' }),
    version('eyes', 'helmet', '5–6万元', { places: ['眼前', '头皮'], cable: '视频线，5 m', link: 'USB' }),
    version('eyes', 'glasses', '9–13万元', { places: ['眼前'], link: '无线网', rate: 12 }),
    version('marks', 'marker', '1–2万元', { link: 'USB', outputs: 2 }),
    version('video', 'cameras', '', { rate: 480, power: 350 }),
  ],
  solutions: [
    {
      alias: 'room',
      title: '方案',
      question: '问题？',
      devices: [
        { alias: 'cap-line', amount: 1 },
        { alias: 'marker', amount: 2 },
      ],
      price: { band: '15–18万元', date: '2026-10' },
      leadTime: '12周',
    },
  ],
  networks: [
    { alias: 'small', name: '小网', wired: 60, wireless: 20, bluetooth: 1 },
    { alias: 'large', name: '大网', wired: 600, wireless: 120, bluetooth: 7 },
  ],
};

const asking = (asked: Partial<Asked>): Asked => ({ ...NOTHING_ASKED, ...asked });
const chosen = (asked: Partial<Asked>) =>
  chooseDevices(asking(asked), CATALOGUE).map(({ version: { alias }, amount }) => `${alias}*${amount}`);
const one = (alias: string, amount = 1) => ({ alias, amount });
const found = (asked: Partial<Asked>) => findContradictions(asking(asked), CATALOGUE);
const says = (asked: Partial<Asked>) => found(asked).map((contradiction) => contradiction.says);
/** Every way out leads to a plan without that contradiction. */
const hold = (asked: Partial<Asked>) => {
  for (const { says: text, ways } of found(asked)) for (const way of ways) expect(says(way.asked)).not.toContain(text);
};

test('问题给出方案的设备，测量给出合用的型号，先看方案用得多的，再看便宜的；人多，戴在身上的按人数', () => {
  expect(chosen({ questions: ['room'] })).toEqual(['cap-line*1', 'marker*2']);
  expect(chosen({ questions: ['room'], measures: ['eyes', 'cap'], people: 3 })).toEqual([
    'cap-line*3',
    'glasses*3',
    'marker*2',
  ]);
  expect(chosen({ measures: ['eyes', 'video'] })).toEqual(['helmet*1', 'cameras*1']);
  expect(chosen({ measures: ['cap', 'eyes', 'video'] })).toEqual(['cap-line*1', 'glasses*1', 'cameras*1']);
  expect(chosen({ measures: ['cap'], triggers: true })).toEqual(['cap-line*1', 'marker*1']);
  expect(chosen({ measures: ['cap', 'eyes'], walks: true })).toEqual(['cap-free*1', 'glasses*1']);
});

test('方案的设备做不到所问的，换成同一模块里做得到的，说出来；手选的不换', () => {
  const asked = asking({ questions: ['room'], walks: true, triggers: true, people: 6 });
  const names = ({ devices, replaced }: ReturnType<typeof choose>) => [
    devices.map(({ version: { alias }, amount }) => `${alias}*${amount}`),
    replaced.map(({ from, to }) => `${from.alias}→${to.alias}`),
  ];
  expect(names(choose(asked, CATALOGUE))).toEqual([['cap-free*6', 'marker*3'], ['cap-line→cap-free']]);
  expect(findContradictions(asked, CATALOGUE)).toEqual([]);
  const byHand = { ...asked, versions: [one('cap-line'), one('marker', 2)] };
  expect(names(choose(byHand, CATALOGUE))).toEqual([['cap-line*1', 'marker*2'], []]);
});

test('两个问题要的占同一处，留贵的一台', () => {
  const [room] = CATALOGUE.solutions;
  const solutions = [room, { ...room, alias: 'hall', devices: [{ alias: 'cap-free', amount: 1 }] }];
  const devices = chooseDevices(asking({ questions: ['room', 'hall'] }), { ...CATALOGUE, solutions });
  expect(devices.map(({ version }) => version.alias)).toEqual(['cap-free', 'marker']);
});

test('手选的型号说了算，方案的设备不再加进来；没有覆盖的测量照样补上', () => {
  expect(chosen({ questions: ['room'], versions: [one('glasses', 2)], measures: ['video'] })).toEqual([
    'glasses*2',
    'cameras*1',
  ]);
});

test.each<[string, Partial<Asked>, RegExp, string[]]>([
  [
    '换成有TTL口的',
    { versions: [one('cap-plain'), one('marker')], triggers: true },
    /CAP-PLAIN没有TTL口/,
    ['换成CAP-LINE', '换成CAP-FREE'],
  ],
  ['要坐着', { versions: [one('cap-plain')], walks: true }, /CAP-PLAIN要坐着用/, ['换成CAP-FREE']],
  ['身上有线', { versions: [one('helmet')], walks: true }, /HELMET身上带着视频线，5 m/, ['换成GLASSES']],
  [
    '触发线牵着走动的人',
    { versions: [one('cap-line'), one('marker')], walks: true, triggers: true },
    /CAP-LINE要坐着用，触发线要接到走动的人身上/,
    ['换成CAP-FREE'],
  ],
  ['戴在同一处', { versions: [one('cap-plain'), one('helmet')] }, /都占头皮，一个人不能同时戴/, ['HELMET换成GLASSES']],
  [
    '没有送出TTL的',
    { versions: [one('cap-line')], triggers: true },
    /CAP-LINE要收1路TTL，这份规划里没有发标记的设备/,
    ['加上1台MARKER'],
  ],
  [
    'TTL不够',
    { versions: [one('cap-line', 5), one('marker', 2)], triggers: true },
    /要收5路TTL，这份规划里发得出的只有4路/,
    ['MARKER加到3台'],
  ],
  ['台数不够', { versions: [one('glasses', 2)], people: 3 }, /同时3人，GLASSES只有2台/, ['GLASSES加到3台']],
  ['有线不够', { versions: [one('cameras')], network: 'small' }, /有线要480\u00A0Mbit\/s，能排的是60/, ['换成“大网”']],
  [
    '无线不够',
    { versions: [one('glasses', 2)], network: 'small' },
    /无线要24\u00A0Mbit\/s，能排的是20/,
    ['换成“大网”'],
  ],
  ['哪个网都不够', { versions: [one('cameras', 2)], network: 'large' }, /有线要960/, []],
  ['蓝牙连不下', { versions: [one('cap-plain', 2)], network: 'small' }, /蓝牙有2台，能连的是1台/, ['换成“大网”']],
])('矛盾：%s', (_name, asked, text, ways) => {
  const contradiction = found(asked).find((some) => text.test(some.says));
  expect(contradiction?.ways.map(({ label }) => label)).toEqual(ways);
  hold(asked);
});

test('合得到一起的，一句也没有；写明能同戴的也没有', () => {
  expect(
    says({ versions: [one('cap-line'), one('glasses'), one('cameras'), one('marker')], network: 'large' }),
  ).toEqual([]);
  const [plain, , , helmet] = CATALOGUE.versions;
  const together = { ...plain, setup: { ...plain.setup!, together: [helmet.alias] } };
  const versions = CATALOGUE.versions.map((some) => (some === plain ? together : some));
  const asked = asking({ versions: [one(plain.alias), one(helmet.alias)] });
  expect(findContradictions(asked, { ...CATALOGUE, versions })).toEqual([]);
});

test('整个模块都没有TTL口的，照网络校时，不算矛盾；收标记的只是转发，不算发标记的', () => {
  expect(says({ versions: [one('glasses'), one('cameras')], triggers: true })).toEqual([]);
  const versions = CATALOGUE.versions.map((some) =>
    some.alias === 'cap-line' ? { ...some, setup: { ...some.setup!, outputs: 1 } } : some,
  );
  const asked = asking({ versions: [one('cap-line')], triggers: true });
  expect(findContradictions(asked, { ...CATALOGUE, versions }).map((some) => some.says)).toEqual([
    'CAP-LINE要收1路TTL，这份规划里没有发标记的设备。',
  ]);
});

test('内容没有写怎样接的型号，什么矛盾也不说', () => {
  const versions = CATALOGUE.versions.map((some) => ({ ...some, setup: null }));
  const asked = asking({ measures: ['cap', 'eyes'], walks: true, triggers: true, people: 4, network: 'small' });
  expect(findContradictions(asked, { ...CATALOGUE, versions })).toEqual([]);
});

test('设备与方案一样，用方案的价格与交货期；改过的，单价相加，交货期取最久', () => {
  expect(needsOf(asking({ questions: ['room'] }), CATALOGUE)).toMatchObject({
    isWhole: true,
    isAsked: true,
    price: '15–18万元',
    priceDate: '2026-10',
    leadTime: { text: '12周' },
  });
  expect(
    needsOf(asking({ questions: ['room'], versions: [one('cap-line', 2), one('cameras')] }), CATALOGUE),
  ).toMatchObject({
    isWhole: false,
    price: '20–24万元',
    priceDate: '2026-09',
    unpriced: ['CAMERAS'],
    leadTime: { text: '4–6周' },
    power: 350,
    load: { wired: 480, wireless: 2, bluetooth: 0 },
  });
});

test('没有选问题，房间照设备最接近的方案；一样也不沾的没有', () => {
  expect(needsOf(asking({ measures: ['cap'] }), CATALOGUE)).toMatchObject({ base: { alias: 'room' }, isAsked: false });
  expect(needsOf(asking({ measures: ['video'] }), CATALOGUE).base).toBeNull();
});

test('同步：标记器在最前，收触发线的在中间，其余靠时间戳；没有标记器就没有线', () => {
  const asked = asking({ versions: [one('cameras'), one('cap-line'), one('marker')], triggers: true });
  const roles = (some: Asked) => syncRows(some, chooseDevices(some, CATALOGUE)).map(({ alias, role }) => [alias, role]);
  expect(roles(asked)).toEqual([
    ['marker', 'source'],
    ['cap-line', 'line'],
    ['cameras', 'clock'],
  ]);
  expect(roles({ ...asked, triggers: false }).map(([, role]) => role)).toEqual(['clock', 'clock', 'clock']);
});

test('网址读回来还是同一份规划', () => {
  const asked = asking({
    questions: ['room'],
    measures: ['eyes'],
    versions: [one('cap-line', 2), one('marker')],
    people: 2,
    walks: true,
    triggers: true,
    network: 'large',
  });
  const query = planQuery(asked);
  expect(query).toBe(
    'questions=room&measures=eyes&versions=cap-line*2,marker&people=2&motion=walk&timing=trigger&network=large',
  );
  expect(readPlanQuery(Object.fromEntries(new URLSearchParams(query)), CATALOGUE)).toEqual({ asked, faults: [] });
  expect(planQuery(NOTHING_ASKED)).toBe('');
});

test('没有的、重复的、离谱的：各说一次，其余照算', () => {
  const { asked, faults } = readPlanQuery(
    {
      questions: ['none', 'room,room'],
      measures: 'EYES,<script>',
      versions: 'glasses*0,glasses*9999999,nothing',
      people: '4000',
      motion: 'fly',
      timing: ['trigger', 'network'],
      network: 'x'.repeat(500),
    },
    CATALOGUE,
  );
  expect(asked).toEqual(
    asking({ questions: ['room'], measures: ['eyes'], versions: [one('glasses')], people: 30, triggers: true }),
  );
  expect(faults).toEqual(
    expect.arrayContaining([
      { what: 'none', why: 'unknown' },
      { what: 'room', why: 'doubled' },
      { what: '<script>', why: 'unknown' },
      { what: 'glasses*0', why: 'amount' },
      { what: 'glasses', why: 'doubled' },
      { what: 'nothing', why: 'unknown' },
      { what: '4000', why: 'people' },
      { what: 'fly', why: 'choice' },
      { what: 'network', why: 'doubled' },
      { what: `${'x'.repeat(24)}…`, why: 'choice' },
    ]),
  );
});

test('几千个名字也只说几十句', () => {
  const { faults } = readPlanQuery({ measures: Array.from({ length: 4_000 }, (_, index) => `m${index}`) }, CATALOGUE);
  expect(faults.length).toBeLessThanOrEqual(60);
});

test('表单交来的空选项，不算写错', () => {
  expect(
    readPlanQuery({ measures: 'cap', people: '1', motion: '', timing: '', network: '' }, CATALOGUE).faults,
  ).toEqual([]);
});
