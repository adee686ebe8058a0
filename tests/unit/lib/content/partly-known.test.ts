import { readFileSync } from 'node:fs';
import { buildASTSchema, parse, visit } from 'graphql';
import { getCase } from '@/lib/content/case';
import { getItem } from '@/lib/content/item';
import { getLab } from '@/lib/content/lab';
import { getFactsOfProducts, getProductFacts } from '@/lib/content/product-facts';
import { getPublication } from '@/lib/content/publication';
import { knownPart } from '@/lib/content/reading/known-part';
import { deriveId } from '@/lib/content-service/folder';
import { writeMarkerFolder } from '@/tests/support/content-folders';
import { answeredBy, answerJson, startContentServer } from '@/tests/support/content-server';
import { serviceOver } from '@/tests/support/embedded';
import { temporaryFolders } from '@/tests/support/temporary-folder';

/* A content service that knows some of our extensions, as one does that has been extended by hand. */

/** The contract without these fields (`Type.field`). */
function schemaWithout(...fields: string[]) {
  const gone = new Set(fields);
  const found = new Set<string>();
  const contract = visit(parse(readFileSync('graphql/generated/content/contract.graphql', 'utf8')), {
    ObjectTypeDefinition(type) {
      const left = type.fields?.filter(({ name }) => {
        const place = `${type.name.value}.${name.value}`;
        if (gone.has(place)) found.add(place);
        return !gone.has(place);
      });
      return { ...type, fields: left };
    },
  });
  expect([...found].sort()).toEqual([...gone].sort());
  return buildASTSchema(contract);
}

const directory = temporaryFolders()();
writeMarkerFolder(directory);
const server = startContentServer(answeredBy(serviceOver(directory).serve));
const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const withoutFields = (...fields: string[]) =>
  (server.answer = answeredBy(serviceOver(directory, schemaWithout(...fields)).serve));

beforeEach(() => log.mockClear());
afterEach(() => expect(log).not.toHaveBeenCalled());

test('实验室少一项：别的扩展字段都在', async () => {
  withoutFields('EcosystemLaboratory.cameras');
  const { area, year, cameras } = (await getLab('only'))!;
  expect(cameras).toBeNull();
  expect(area).not.toBeNull();
  expect(year).not.toBeNull();
});

test('论文没有引用信息：其余都在', async () => {
  const whole = (await getPublication('only'))!;
  withoutFields('EcosystemJournalThesis.citation');
  const { citation, modules } = (await getPublication('only'))!;
  expect(citation).toBeNull();
  expect(modules).toEqual(whole.modules);
  expect(modules).toHaveLength(1);
});

test('版本没有价格：货期与参数都在，一个与一列都是', async () => {
  withoutFields('Product.price');
  const id = deriveId('product', 'only');
  for (const facts of [await getProductFacts(id), (await getFactsOfProducts([id]))[id]]) {
    expect(facts).toMatchObject({ price: null });
    expect(facts.leadTime).not.toBe('');
    expect(facts.parameters).not.toEqual([]);
  }
});

test('说不清为什么拒绝，或一再拒绝：扩展的部分没有，问的次数有限', async () => {
  const full = answeredBy(serviceOver(directory).serve);
  for (const message of [
    '不认识',
    'Cannot query field "products" on type "Query".',
    'Cannot query field "products" on type "EcosystemCase".',
    7,
  ]) {
    const before = server.calls.length;
    server.answer = (call, response, request) =>
      /Own$/.test(call.operation ?? '')
        ? answerJson(response, { errors: [{ message }] }, 400)
        : full(call, response, request);
    expect(await getCase('only')).toMatchObject({ products: [] });
    expect(server.calls.slice(before).filter(({ operation }) => /Own$/.test(operation ?? '')).length).toBeLessThan(9);
  }
});

test('只有我们才有的类型里少一项：页面还在', async () => {
  withoutFields('Faq.introduction');
  expect(await getItem('faq', 'faq')).toMatchObject({ introduction: '', title: '标记faqdisplayText终' });
});

describe('认得的部分', () => {
  const own = `query CaseOwn($alias: String) { ecosystemCase(where: { alias: { alias: $alias } }, first: 1) {
    contentItemId
    products { contentItems { ... on Product { contentItemId image { ...Media } } } }
    answer
  } }
  fragment Media on MediaField { urls paths }`;
  const partOf = (...reasons: string[]) => knownPart(own, reasons)?.replace(/\s+/g, ' ') ?? null;
  const REST =
    'query CaseOwn($alias: String) { ecosystemCase(where: {alias: {alias: $alias}}, first: 1) { contentItemId answer } }';

  test.each([
    ['双引号', 'Cannot query field "products" on type "EcosystemCase".'],
    ['单引号与猜测', "Cannot query field 'products' on type 'EcosystemCase'. Did you mean 'product'?"],
    ['反引号', 'The field `products` on type `EcosystemCase` does not exist.'],
    ['类型', 'Unknown type "Product".'],
  ])('%s：去掉不认识的，也去掉只有它用到的片段', (_case, reason) => {
    expect(partOf(reason)).toBe(REST);
  });

  test('没有说出名字，或名字不在里面：没有', () => {
    expect(partOf()).toBeNull();
    expect(partOf('语法错误')).toBeNull();
    expect(partOf('Cannot query field "other" on type "Product".')).toBeNull();
  });

  test('剩下的都不是扩展：没有', () => {
    const reason = (name: string) => `Cannot query field "${name}" on type "EcosystemCase".`;
    expect(partOf(reason('products'), reason('answer'))).toBeNull();
  });
});
