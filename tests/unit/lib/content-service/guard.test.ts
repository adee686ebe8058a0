import { QUERY_LIMITS, refuseQuery } from '@/lib/content-service/guard';

/** A query of `depth` levels: every level but the last has one field with a selection. */
const nested = (depth: number) => 'query ' + '{ domain '.repeat(depth - 1) + '{ alias' + ' }'.repeat(depth);
const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join(' ');
/** A query text of exactly this length. */
const long = (length: number) => '{ domain { alias { alias } } }'.padEnd(length, ' ');

const LIMITS: [string, string, string, RegExp][] = [
  ['长度', long(8_000), long(8_001), /太长：最多 8000/],
  ['深度', nested(15), nested(16), /太深：最多 15/],
  ['藏在内联片段里的深度', `{ ... on Query ${nested(15).slice(6)} }`, `{ ... on Query ${nested(16).slice(6)} }`, /太深/],
  ['根字段', `{ ${times(8, () => 'aboutUs { displayText }')} }`, `{ ${times(9, () => 'aboutUs { displayText }')} }`, /根字段太多：最多 8/],
  [
    '片段里的根字段',
    `{ ...F } fragment F on Query { ${times(8, () => 'domain { alias }')} }`,
    `{ module { alias } ...F } fragment F on Query { ${times(8, () => 'domain { alias }')} }`,
    /根字段太多/,
  ],
  [
    '内联片段里的根字段',
    `{ ... { ${times(8, () => 'domain { alias }')} } }`,
    `{ ... { ${times(5, () => 'domain { alias }')} } ... on Query { ${times(4, () => 'module { alias }')} } }`,
    /根字段太多/,
  ],
  [
    '几个操作加起来的根字段',
    `${times(2, (i) => `query Q${i} { ${times(4, () => 'domain { alias }')} }`)}`,
    `${times(2, (i) => `query Q${i} { ${times(5, () => 'domain { alias }')} }`)}`,
    /根字段太多/,
  ],
  ['别名', `{ domain { ${times(20, (i) => `a${i}: name`)} } }`, `{ domain { ${times(21, (i) => `a${i}: name`)} } }`, /别名太多：最多 20/],
  [
    '片段里的别名',
    `{ domain { ...F } } fragment F on Domain { ${times(20, (i) => `a${i}: name`)} }`,
    `{ domain { ...F ...F } } fragment F on Domain { ${times(11, (i) => `a${i}: name`)} }`,
    /别名太多/,
  ],
  ['first', '{ domain(first: 1000) { name } }', '{ domain(first: 1001) { name } }', /first 最大是 1000/],
  [
    '对象总数',
    '{ domain { moduleList { contentItems { image { urls } } } } }',
    `{ domain(first: 1000) { ${'x { contentItems { '.repeat(3)} name ${'} }'.repeat(3)} } }`,
    /太贵：最多 100000 个对象/,
  ],
  ['状态', '{ domain(status: PUBLISHED) { name } }', '{ domain(status: DRAFT) { name } }', /已发布/],
  ['空的状态', '{ domain(status: null) { name } }', '{ domain(status: ALL) { name } }', /已发布/],
  ['最新版本的状态', '{ domain { name } }', '{ domain(status: LATEST) { name } }', /已发布/],
  ['修改', 'query Change { domain { name } }', 'mutation Change { domain { name } }', /只接受查询/],
  ['订阅', 'query Change { domain { name } }', 'subscription Change { domain { name } }', /只接受查询/],
  ['跟在查询后面的修改', '{ domain { name } }', 'query A { domain { name } } mutation B { domain { name } }', /只接受查询/],
  [
    '循环的片段',
    '{ domain { ...A } } fragment A on Domain { ...B } fragment B on Domain { name }',
    '{ domain { ...A } } fragment A on Domain { ...B } fragment B on Domain { ...A }',
    /循环/,
  ],
  ['引用自己的片段', '{ ...A } fragment A on Query { domain { name } }', '{ ...A } fragment A on Query { ...A }', /循环/],
]; // prettier-ignore

test.each(LIMITS)('%s：刚好放行，超出拒绝', (_limit, allowed, refused, reason) => {
  expect(refuseQuery(allowed)).toBeNull();
  expect(refuseQuery(refused)).toMatch(reason);
});

const FIRST = 'query List($first: Int) { domain(first: $first) { name } }';
const FIRST_DEFAULT = (value: number) => `query List($first: Int = ${value}) { domain(first: $first) { name } }`;
const STATUS = 'query List($status: Status) { domain(status: $status) { name } }';
const STATUS_DEFAULT = (value: string) => `query List($status: Status = ${value}) { domain(status: $status) { name } }`;

test.each([
  ['变量 first', FIRST, { first: 1000 }, { first: 1001 }],
  ['没有给出的变量 first', FIRST, {}, { first: 5000 }],
  ['给出的变量胜过默认值', FIRST_DEFAULT(5000), { first: 10 }, {}],
  ['给出的 null 胜过默认值', FIRST_DEFAULT(5000), { first: null }, { first: 5000 }],
  ['变量 status', STATUS, { status: 'PUBLISHED' }, { status: 'DRAFT' }],
  ['空的变量 status', STATUS, { status: null }, { status: 'ALL' }],
  ['没有给出的变量 status', STATUS, {}, { status: ['DRAFT'] }],
  ['status 的默认值', STATUS_DEFAULT('DRAFT'), { status: 'PUBLISHED' }, {}],
  ['status 的默认值被换掉', STATUS_DEFAULT('PUBLISHED'), {}, { status: 'LATEST' }],
])('%s：不能借变量绕过限制', (_case, query, allowed, refused) => {
  expect(refuseQuery(query, allowed)).toBeNull();
  expect(refuseQuery(query, refused)).not.toBeNull();
});

test('各操作的默认值各管各的', () => {
  const harmless = 'query A($n: Int = 5) { domain(first: $n) { name } }';
  const greedy = 'query B($n: Int = 5000) { domain(first: $n) { name } }';
  expect(refuseQuery(`${harmless} ${greedy}`)).toMatch(/first/);
  expect(refuseQuery(`${greedy} ${harmless}`)).toMatch(/first/);
});

test('写在片段、内层字段里的 first 和 status 一样受限制', () => {
  expect(refuseQuery('{ ...F } fragment F on Query { domain(first: 2000) { name } }')).toMatch(/first/);
  expect(refuseQuery('{ ...F } fragment F on Query { domain(status: DRAFT) { name } }')).toMatch(/已发布/);
  expect(refuseQuery('{ domain { modules(first: 2000) { name } } }')).toMatch(/first/);
});

test('first 是负数时拒绝：它不是“多少条”', () => {
  expect(refuseQuery('{ domain(first: -1) { name } }')).not.toBeNull();
  expect(refuseQuery(FIRST, { first: -1 })).not.toBeNull();
});

test('一层层翻倍的片段很快被拒绝', () => {
  const levels = times(30, (i) => `fragment F${i} on Domain { ...F${i + 1} ...F${i + 1} }`);
  const query = `{ domain { ...F0 } } ${levels} fragment F30 on Domain { name }`;
  const started = performance.now();
  expect(refuseQuery(query)).toMatch(/字段太多/);
  expect(performance.now() - started).toBeLessThan(1_000);
});

test('读不懂的查询、没有的片段留给内容服务去说', () => {
  expect(refuseQuery('{ domain {')).toBeNull();
  expect(refuseQuery('{ domain { ...Gone } }')).toBeNull();
});

test('网站自己的限制没有被放宽', () => {
  expect(QUERY_LIMITS).toEqual({
    length: 8_000,
    depth: 15,
    rootFields: 8,
    aliases: 20,
    first: 1_000,
    objects: 100_000,
  });
});
