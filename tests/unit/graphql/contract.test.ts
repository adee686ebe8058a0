import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  getNamedType,
  isScalarType,
  Kind,
  parse,
  print,
  typeFromAST,
  validate,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';
import { WHOLE_AT_ONCE } from '@/lib/content/reading/items';
import { refuseQuery } from '@/lib/content-service/guard';
import { contentType, TYPE_KEYS } from '@/lib/content-service/content-types';
import * as generated from '@/graphql/generated/graphql';
import { ONLY_ALIAS, writeMarkerFolder } from '@/tests/support/content-folders';
import { fullSchema, specifiedSchema } from '@/tests/support/content-schema';
import { serviceOver } from '@/tests/support/embedded';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const makeFolder = temporaryFolders();
const DOCUMENTS = 'graphql/documents';
const full = fullSchema();
const specified = specifiedSchema();

const files = readdirSync(DOCUMENTS).filter((name) => name.endsWith('.graphql'));
const places = [
  ...files.map((file) => path.join(DOCUMENTS, file)),
  'graphql/generated/content/operations.graphql',
  'graphql/generated/content/operations.extra.graphql',
];
const definitions = places.flatMap((file) =>
  parse(readFileSync(file, 'utf8')).definitions.map((definition) => ({ file, definition })),
);
const fragments = new Map(
  definitions
    .map(({ definition }) => definition)
    .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
    .map((fragment) => [fragment.name.value, fragment]),
);

/** The operation with every fragment it spreads. */
function withFragments(operation: OperationDefinitionNode): DocumentNode {
  const used = new Map<string, FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode) =>
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment || used.has(name.value)) return;
        used.set(name.value, fragment);
        collect(fragment);
      },
    });
  collect(operation);
  return { kind: Kind.DOCUMENT, definitions: [operation, ...used.values()] };
}

const operations = definitions.flatMap(({ file, definition }) =>
  definition.kind === Kind.OPERATION_DEFINITION
    ? [{ name: definition.name?.value ?? '', file, operation: definition, document: withFragments(definition) }]
    : [],
);
const specifiedOnes = operations.filter(({ file }) => !file.endsWith('.extra.graphql'));
const extensions = operations.filter(({ file }) => file.endsWith('.extra.graphql'));
const messages = (errors: readonly Error[]) => errors.map((error) => error.message);

test('读到了全部操作，名字不重复', () => {
  expect(specifiedOnes.length).toBeGreaterThan(25);
  expect(extensions.length).toBeGreaterThan(5);
  expect(new Set(operations.map(({ name }) => name)).size).toBe(operations.length);
});

test.each(operations)('$file 的 $name 合乎契约', ({ document }) => {
  expect(messages(validate(full, document))).toEqual([]);
});

test.each(specifiedOnes)('$name 在没有扩展字段的内容服务上也合法', ({ document }) => {
  expect(messages(validate(specified, document))).toEqual([]);
});

test.each(extensions)('$name 用到扩展字段：没有扩展的内容服务会拒绝', ({ document }) => {
  expect(messages(validate(specified, document))).not.toEqual([]);
});

test.each(operations)('$name 只声明标量的变量，至多是一列标量', ({ operation }) => {
  for (const { type } of operation.variableDefinitions ?? []) {
    const declared = typeFromAST(full, type as never);
    expect([print(type), isScalarType(declared && getNamedType(declared))]).toEqual([print(type), true]);
    const one = type.kind === Kind.LIST_TYPE ? type.type : type;
    expect(one.kind).toBe(Kind.NAMED_TYPE);
  }
});

test.each(operations)('$name 不超过公开查询的限制', ({ name, document }) => {
  const first = /(Item|Own)$/.test(name) ? WHOLE_AT_ONCE : 1_000;
  expect(refuseQuery(print(document), { first })).toBeNull();
});

test.each(operations)('生成的 $name 就是文件里的 $name', ({ name, document }) => {
  const text = String((generated as unknown as Record<string, unknown>)[`${name}Document`]);
  const sorted = (node: DocumentNode) => node.definitions.map((definition) => print(definition)).sort();
  expect(sorted(parse(text))).toEqual(sorted(document));
});

describe('在每个字段都有内容的文件夹上', () => {
  const directory = makeFolder();
  writeMarkerFolder(directory);
  const { folder, graphql } = serviceOver(directory);
  const plain = serviceOver(directory, specified);

  test('文件夹没有问题', () => {
    expect(folder.problems).toEqual([]);
  });

  test.each(operations)('$name 有答复，没有错误', async ({ operation, document }) => {
    const root = operation.selectionSet.selections[0];
    const [field] = root.kind === Kind.FIELD ? [root.name.value] : [];
    const byId = operation.variableDefinitions?.some(({ variable }) => variable.name.value === 'id');
    const byAlias = operation.variableDefinitions?.some(({ variable }) => variable.name.value === 'alias');
    const type = TYPE_KEYS.find((key) => contentType(key).root === field);
    const { id, alias = ONLY_ALIAS } = (type && folder.list(type)[0]) ?? {};
    const variables = byAlias ? { alias } : byId ? { id } : { first: 10, skip: 0 };
    const answer = await graphql(print(document), variables);
    expect(answer.errors).toBeUndefined();
    expect(answer.status).toBe(200);
    expect(answer.data?.[field ?? '']).not.toHaveLength(0);
    expect(JSON.stringify(answer.data)).not.toMatch(/:null/);
  });

  test.each(specifiedOnes)('$name 在没有扩展字段的内容服务上也有答复', async ({ document }) => {
    expect(await plain.graphql(print(document))).toMatchObject({ status: 200 });
  });

  test.each(extensions)('$name 在没有扩展字段的内容服务上得到 400', async ({ document }) => {
    expect(await plain.graphql(print(document))).toMatchObject({ status: 400, errors: expect.any(Array) });
  });
});
