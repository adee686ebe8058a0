import { buildClientSchema, getIntrospectionQuery } from 'graphql';
import { deriveId } from '@/lib/content-service/folder';
import { serviceOver } from '@/tests/support/embedded';
import { temporaryFolders, writeFile } from '@/tests/support/temporary-folder';

const makeFolder = temporaryFolders();
const ORIGIN = 'http://content.test';

/** Three modules, in sortNum order b, a, c; a draft and a broken one. */
function service() {
  const directory = makeFolder();
  const days = { a: 3, b: 1, c: 2 };
  for (const [alias, day] of Object.entries(days)) {
    writeFile(directory, `module/${alias}.yaml`, {
      displayText: `模块 ${alias}`,
      sortNum: day,
      createdUtc: `2026-01-0${day}T00:00:00Z`,
      publishedUtc: `2026-02-0${4 - day}T08:00:00+08:00`,
    });
  }
  writeFile(directory, 'module/hidden.yaml', { displayText: '草稿', draft: true });
  writeFile(directory, 'module/broken.yaml', { displayText: '坏的', sortNum: '一' });
  return serviceOver(directory);
}

const { graphql, serve } = service();
const ask = (search: string, init?: RequestInit) => serve(new Request(`${ORIGIN}/api/graphql${search}`, init));

/** Aliases of what `module(arguments)` finds. */
async function modules(args: string, variables?: object, head = '') {
  const answer = await graphql(`${head}{ module${args} { alias { alias } } }`, variables);
  expect(answer.errors).toBeUndefined();
  return (answer.data?.module ?? []).map((item: { alias: { alias: string } }) => item.alias.alias);
}

describe('提问的写法', () => {
  const query = 'query One($alias: String) { module(where: { alias: { alias: $alias } }) { displayText } }';
  const variables = { alias: 'a' };
  const expected = { data: { module: [{ displayText: '模块 a' }] } };
  const json = { 'content-type': 'application/json' };

  test.each([
    ['GET', `?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`, undefined],
    [
      'GET 带操作名',
      `?${new URLSearchParams({ query, variables: JSON.stringify(variables), operationName: 'One' })}`,
      undefined,
    ],
    [
      'GET 带不认识的参数',
      `?${new URLSearchParams({ query, variables: JSON.stringify(variables), detail: 'true', utm: '微信' })}`,
      undefined,
    ],
    ['POST JSON', '', { method: 'POST', headers: json, body: JSON.stringify({ query, variables }) }],
    [
      'POST JSON 带不认识的字段',
      '?detail=true',
      { method: 'POST', headers: json, body: JSON.stringify({ query, variables, extensions: {} }) },
    ],
    [
      'POST application/graphql',
      '',
      {
        method: 'POST',
        headers: { 'content-type': 'application/graphql' },
        body: query.replace('$alias }', '"a" }').replace('($alias: String)', ''),
      },
    ],
  ])('%s', async (_way, search, init) => {
    const response = await ask(search, init);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(expected);
  });

  test.each([
    ['没有查询', '', undefined],
    ['查询是空的', '?query=', undefined],
    ['变量不是 JSON', '?query={module{displayText}}&variables={a', undefined],
    ['变量是列表', '?query={module{displayText}}&variables=[1]', undefined],
    ['正文不是 JSON', '', { method: 'POST', headers: json, body: 'query=1' }],
    ['正文是空的', '', { method: 'POST', headers: json }],
    ['查询写错了', '?query={module{', undefined],
    ['没有这个字段', '?query={module{salary}}', undefined],
    ['没有这种内容', '?query={invoice{displayText}}', undefined],
    ['没有这个操作', `?${new URLSearchParams({ query, operationName: 'Two' })}`, undefined],
    ['变量类型不对', `?${new URLSearchParams({ query, variables: '{"alias":{"a":1}}' })}`, undefined],
    ['修改', '?query=mutation{module{displayText}}', undefined],
  ])('%s：400，说明在 errors 里', async (_case, search, init) => {
    const response = await ask(search, init);
    expect(response.status).toBe(400);
    const body = (await response.json()) as { errors: { message: string }[] };
    expect(body.errors.length).toBeGreaterThan(0);
    expect(body.errors[0].message).toEqual(expect.any(String));
  });

  test('契约可以被客户端读出来', async () => {
    const { data } = await graphql(getIntrospectionQuery());
    const schema = buildClientSchema(data as never);
    expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toContain('ecosystemJournalThesis');
  });
});

describe('where', () => {
  test.each([
    ['别名', '{ alias: { alias: "a" } }', ['a']],
    ['没有的别名', '{ alias: { alias: "z" } }', []],
    ['几个别名', '{ alias: { alias_in: ["c", "a", "z"] } }', ['c', 'a']],
    ['contentItemId', `{ contentItemId: "${deriveId('module', 'b')}" }`, ['b']],
    ['几个 contentItemId', `{ contentItemId_in: ["${deriveId('module', 'b')}", "x"] }`, ['b']],
    ['标题', '{ displayText: "模块 c" }', ['c']],
    ['标题的一部分', '{ displayText_contains: "模块" }', ['b', 'c', 'a']],
    ['创建时间', '{ createdUtc_gte: "2026-01-02T00:00:00Z", createdUtc_lt: "2026-01-03T00:00:00Z" }', ['c']],
    ['发布时间按时刻比较，不按文字', '{ publishedUtc_gte: "2026-02-03T00:00:00Z" }', ['b']],
    ['发布早于', '{ publishedUtc_lt: "2026-02-02T00:00:00Z" }', ['a']],
    ['空值不算条件', '{ alias: null, contentItemId: null, displayText: null }', ['b', 'c', 'a']],
    ['别名里的空值不算条件', '{ alias: { alias: null } }', ['b', 'c', 'a']],
    ['两个条件都要满足', '{ alias: { alias: "a" }, displayText: "模块 b" }', []],
    ['AND', '{ AND: [{ displayText_contains: "模块" }, { alias: { alias: "a" } }] }', ['a']],
    ['OR', '{ OR: [{ alias: { alias: "a" } }, { alias: { alias: "b" } }] }', ['b', 'a']],
    ['NOT', '{ NOT: [{ alias: { alias: "a" } }] }', ['b', 'c']],
    [
      'NOT 否定的是各条件同时成立',
      '{ NOT: [{ displayText_contains: "模块" }, { alias: { alias: "a" } }] }',
      ['b', 'c'],
    ],
    ['列表里的空值不算条件', '{ AND: [null, { alias: { alias: "a" } }] }', ['a']],
    [
      '套在一起',
      '{ OR: [{ AND: [{ alias: { alias: "a" } }, { NOT: [{ displayText: "x" }] }] }, { displayText: "模块 c" }] }',
      ['c', 'a'],
    ],
  ])('%s', async (_case, where, expected) => {
    expect(await modules(`(where: ${where})`)).toEqual(expected);
  });

  test('没有给出的变量和空变量都不算条件', async () => {
    const head = 'query One($alias: String, $id: ID)';
    const where = '(where: { alias: { alias: $alias }, contentItemId: $id })';
    expect(await modules(where, { alias: 'a' }, head)).toEqual(['a']);
    expect(await modules(where, { id: deriveId('module', 'c'), alias: null }, head)).toEqual(['c']);
  });
});

test.each([
  ['不写顺序用默认顺序', '', ['b', 'c', 'a']],
  ['顺序是空的用默认顺序', '(orderBy: {})', ['b', 'c', 'a']],
  ['创建时间从早到晚', '(orderBy: { createdUtc: ASC })', ['b', 'c', 'a']],
  ['创建时间从晚到早', '(orderBy: { createdUtc: DESC })', ['a', 'c', 'b']],
  ['发布时间从晚到早', '(orderBy: { publishedUtc: DESC })', ['b', 'c', 'a']],
  ['标题从大到小', '(orderBy: { displayText: DESC })', ['c', 'b', 'a']],
  ['跳过一条', '(skip: 1)', ['c', 'a']],
  ['跳过一条取一条', '(skip: 1, first: 1)', ['c']],
  ['跳过全部', '(skip: 3)', []],
  ['跳过负数等于不跳过', '(skip: -2, first: 2)', ['b', 'c']],
])('%s', async (_case, args, expected) => {
  expect(await modules(args)).toEqual(expected);
});

test('first 没写、是 0 或负数时给 100 条', async () => {
  const directory = makeFolder();
  for (let n = 0; n < 130; n++) writeFile(directory, `customer/c${n}.yaml`, { displayText: `客户 ${n}` });
  const { graphql: query } = serviceOver(directory);
  for (const args of ['', '(first: 0)', '(first: null)', '(first: -1)', '(first: -100)']) {
    const answer = await query(`{ customer${args} { contentItemId } }`);
    expect([args, answer.data?.customer.length]).toEqual([args, 100]);
  }
  expect((await query('{ customer(first: 1000) { contentItemId } }')).data?.customer).toHaveLength(130);
});

test('草稿和坏的条目用什么状态、什么条件都查不到', async () => {
  expect(await modules('(status: PUBLISHED)')).toEqual(['b', 'c', 'a']);
  for (const alias of ['hidden', 'broken']) {
    for (const status of ['PUBLISHED', 'DRAFT', 'LATEST', 'ALL']) {
      expect(await modules(`(where: { alias: { alias: "${alias}" } }, status: ${status})`)).toEqual([]);
      expect(await modules(`(where: { contentItemId: "${deriveId('module', alias)}" }, status: ${status})`)).toEqual(
        [],
      );
    }
  }
  for (const status of ['DRAFT', 'LATEST', 'ALL']) expect(await modules(`(status: ${status})`)).toEqual([]);
});
