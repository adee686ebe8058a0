import { readFileSync } from 'node:fs';
import { buildASTSchema, parse, print, validate, visit, type DocumentNode } from 'graphql';
import { describe as describeContent } from '@/graphql/plugin/describe';
import { operationsText } from '@/graphql/plugin/operations';
import { contractOf, derivedFiles, readDescription } from '@/graphql/plugin/derive';
import { TYPE_KEYS } from '@/lib/content-service/content-types';

const FILE = 'graphql/schema.graphql';
const text = readFileSync(FILE, 'utf8');

/** What reading it says once `from` has become `to`. */
function faultsOf(from: string, to: string): string[] {
  expect(text).toContain(from);
  try {
    describeContent(text.replace(from, to), FILE);
    return [];
  } catch (error) {
    return (error as Error).message.split(/\n\n(?=[^\n]+\n\n)/);
  }
}

/** The same whatever the order it is written in: definitions, fields, arguments and values by name. */
function sortedText(document: DocumentNode): string {
  const byName = <T extends { name?: { value: string } }>(list: readonly T[] | undefined) =>
    list && [...list].sort((a, b) => ((a.name?.value ?? '') < (b.name?.value ?? '') ? -1 : 1));
  const sorted = visit(document, {
    ObjectTypeDefinition: { leave: (node) => ({ ...node, fields: byName(node.fields) }) },
    InputObjectTypeDefinition: { leave: (node) => ({ ...node, fields: byName(node.fields) }) },
    EnumTypeDefinition: { leave: (node) => ({ ...node, values: byName(node.values) }) },
    FieldDefinition: { leave: (node) => ({ ...node, arguments: byName(node.arguments) }) },
  });
  const definitions = sorted.definitions.map((node) => print(node));
  const nameIn = (text: string) => /^(?:"[^\n]*\n)?\w+ @?(\w+)/.exec(text)?.[1] ?? text;
  return definitions.sort((a, b) => (nameIn(a) < nameIn(b) ? -1 : 1)).join('\n\n') + '\n';
}

// a field of ours is in it too: whoever adds one writes its line there
test('没有标注的描述，就是 tests/fixtures/contract/sorted.graphql：契约里的字段一个字节也不差', () => {
  const sorted = sortedText(contractOf(readDescription().document));
  expect(sorted).toBe(readFileSync('tests/fixtures/contract/sorted.graphql', 'utf8'));
});

test('生成的文件就是现在的描述', () => {
  for (const [file, derived] of Object.entries(derivedFiles(readDescription())))
    expect(readFileSync(file, 'utf8').trim()).toBe(derived.trim());
  expect(Object.keys(readDescription().types)).toEqual(TYPE_KEYS);
});

test.each([
  ['标注用错了字段', 'cameras: Int @extension', 'cameras: Int @markdown @extension', 'EcosystemLaboratory.cameras', '@markdown needs a text (String)'],
  ['一个类型有两个名字', 'customerName: String @card', 'customerName: String @name @card', 'EcosystemCase', 'two fields are its @name'],
  ['引用的类型不存在', 'modules: ModulePicker @extension @alone', 'modules: ModulePicke @extension @alone', 'Solution.modules', 'Unknown type "ModulePicke". Did you mean "ModulePicker", "ModuleIndex", "Module", or "ProductPicker"?'],
  ['筛选的字段不引用条目', 'cameras: Int', 'cameras: Int @filter(call: "a/b", by: "c")', 'EcosystemLaboratory.cameras', '@filter needs a field that refers to items'],
  ['筛选没有参数名', '@filter(call: "product/GetByModuleId", by: "moduleId"', '@filter(call: "product/GetByModuleId"', 'Product.module', 'Directive "@filter" argument "by" of type "String!" is required, but it was not provided.'],
  ['筛选的参数名是空的', 'by: "moduleId"', 'by: ""', 'Product.module', 'Argument "by" is empty.'],
  ['排序的字段不存在', 'order: "publishedUtc DESC", page: "/ecosystem/cases/{id}"', 'order: "published DESC", page: "/ecosystem/cases/{id}"', 'EcosystemCase', 'is ordered by published DESC, which is no field and direction'],
  ['上级的字段不存在', 'parent: "module"', 'parent: "modul"', 'Product', 'stands under modul, which refers to no item'],
  ['没有这个标注', 'seats: Int @extension', 'seats: Int @extensoin', 'EcosystemTrainingCourse.seats', 'Unknown directive "@extensoin".'],
  ['标注没有这个参数', '@rows(of: "parameters")', '@rows(of: "parameters", by: "name")', 'Product.parameter', 'Unknown argument "by" on directive "@rows".'],
  ['没有参数行的字段', '@rows(of: "parameters")', '@rows(of: "rows")', 'Product.parameter', '@rows of: there is no such field'],
  ['索引里没有这个位置', 'subTitle: String @card @search(as: NAMES)', 'subTitle: String @card @search(as: TITLE)', 'Solution.subTitle', 'Value "TITLE" does not exist in "SearchPlace" enum. Did you mean the enum value "FILED"?'],
  ['一个字段写了两次', '  cameras: Int', '  cameras: Int @label(text: "摄像机")\n  cameras: Int', 'EcosystemLaboratory.cameras', 'Field "EcosystemLaboratory.cameras" can only be defined once.'],
  ['没有给编辑看的名称', 'seats: Int @extension @alone @label(text: "人数")', 'seats: Int @extension @alone', 'EcosystemTrainingCourse.seats', 'has no @label, nor has a field called seats before it'],
  ['字段的标注写在类型上', 'type Customer @item(', 'type Customer @card @item(', 'Customer', 'Directive "@card" may not be used on OBJECT.'],
  ['类型的标注写在字段上', 'seats: Int @extension', 'seats: Int @item(folder: "a", label: "b", order: "sortNum ASC") @extension', 'EcosystemTrainingCourse.seats', 'Directive "@item" may not be used on FIELD_DEFINITION.'],
  ['一个标注写了两次', 'seats: Int @extension', 'seats: Int @extension @extension', 'EcosystemTrainingCourse.seats', 'The directive "@extension" can only be used once at this location.'],
  ['直接引用一个类型', 'modules: ModulePicker @extension @alone', 'modules: Module @extension @alone', 'Solution.modules', 'refers to Module itself, not to a type that holds it in contentItems'],
  ['两个类型用一个文件夹', 'folder: "own-lab"', 'folder: "about"', 'OwnLab', 'the folder about has a type already'],
])('%s：生成停下来，说出文件、行与原因', (_case, from, to, place, reason) => {
  const faults = faultsOf(from, to).filter((fault) => fault.startsWith(`${reason}\n\n${FILE}:`));
  expect(faults).toHaveLength(1);
  const [type, field] = place.split('.');
  const changed = text.replace(from, to).split('\n');
  const first = changed.findIndex((line) => line.startsWith(`type ${type} `) || line === `type ${type}`);
  const due = field ? changed.findIndex((line, index) => index > first && line.startsWith(`  ${field}: `)) : first;
  const found = Number(/:(\d+):\d+\n/.exec(faults[0])![1]);
  // a directive may stand in a line below its field
  expect(found - 1 - due).toBeGreaterThanOrEqual(0);
  expect(found - 1 - due).toBeLessThanOrEqual(3);
  // and the line itself is shown
  expect(faults[0]).toContain(`${found} | ${changed[found - 1]}`);
}); // prettier-ignore

test('不是 GraphQL：也说出行', () => {
  expect(faultsOf('type Customer @item(', 'type Customer @item((')[0]).toMatch(
    /^Syntax Error: [^\n]*\n\ngraphql\/schema\.graphql:\d+:/,
  );
});

/** A type that does not exist, as somebody would add it. */
const STANDARD = `
type Standard @item(folder: "standard", label: "标准", order: "publishedUtc DESC", page: "/ecosystem/standards/{id}") {
  contentItemId: String @verbatim
  alias: AliasPart
  displayText: String @required @name
  createdUtc: DateTime @card
  publishedUtc: DateTime @required @card
  number: String @required @card @search(as: NAMES) @label(text: "标准号", help: "例如 GB/T 10000")
  buildDate: Date @card @label(text: "实施日期")
  introduction: String @card @search(as: INTRODUCTION)
  description: String @markdown
  image: MediaField @card
  modules: ModulePicker @extension @filter(call: "standard/GetByModuleId", by: "moduleId")
}
`;

describe('加一个类型', () => {
  const added = describeContent(text + STANDARD, FILE);

  test('字段表、列表接口、操作、编辑用的结构与字段的表都有它，别的一字不变', () => {
    const before = readDescription();
    expect({ ...added.types, standard: undefined }).toEqual({ ...before.types, standard: undefined });
    expect(added.types.standard).toMatchObject({ root: 'standard', hasAlias: true, parent: null });
    expect(added.types.standard.fields).toMatchObject({
      number: { kind: 'text', required: true, card: true, search: 'NAMES' },
      buildDate: { kind: 'date', card: true },
      description: { kind: 'html' },
      modules: { kind: 'references', target: 'module' },
    });
    expect(added.calls['standard/GetByModuleId']).toEqual({
      type: 'standard',
      pageSize: 9,
      filters: [{ field: 'modules', by: 'moduleId' }],
    });
    const files = derivedFiles(added);
    expect(JSON.parse(files['graphql/generated/content/editor/standard.json'])).toMatchObject({
      title: '标准',
      required: ['displayText', 'publishedUtc', 'number'],
      properties: { number: { title: '标准号', description: '例如 GB/T 10000' } },
    });
    expect(files['lib/sample-content/README.md']).toContain('| `standard` 标准 | publishedUtc✱');
    expect(STANDARD.trim().split('\n').length + 1).toBeLessThanOrEqual(20);
  });

  test('三种操作都有，合乎契约，没有扩展的内容服务也答得出', () => {
    const contract = contractOf(added.document);
    const plain = visit(contract, {
      FieldDefinition: (node) => (node.directives?.some(({ name }) => name.value === 'extension') ? null : undefined),
    });
    const operations = parse(operationsText(added, 'contract') + 'fragment Media on MediaField { urls paths }');
    const own = operations.definitions.filter((node) => JSON.stringify(node).includes('"Standard'));
    expect(own).toHaveLength(3);
    for (const document of [contract, plain]) expect(validate(buildASTSchema(document), operations)).toEqual([]);
  });
});
