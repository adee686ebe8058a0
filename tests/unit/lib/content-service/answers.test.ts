import { rmSync } from 'node:fs';
import path from 'node:path';
import { isListType, isObjectType, type GraphQLObjectType } from 'graphql';
import {
  CONTENT_TYPES,
  contentType,
  fieldsOf,
  TYPE_KEYS,
  type Field,
  type Fields,
} from '@/lib/content-service/content-types';
import { ONLY_ALIAS, writeItem, writeMarkerFolder, writeMinimalFolder } from '@/tests/support/content-folders';
import { fullSchema } from '@/tests/support/content-schema';
import { serviceOver } from '@/tests/support/embedded';
import { temporaryFolders, writeFile } from '@/tests/support/temporary-folder';

const makeFolder = temporaryFolders();
const DATED = { displayText: '标题', publishedUtc: '2026-03-02T02:00:00Z' };
const schema = fullSchema();

/** What the SDL must say for a field of the model. */
const SHAPES: Partial<Record<Field['kind'], string>> = {
  text: 'String',
  html: 'String',
  rows: 'String',
  htmlObject: 'HtmlField',
  markdownObject: 'MarkdownField',
  media: 'MediaField',
  alias: 'AliasPart',
  date: 'Date',
  dateTime: 'DateTime',
  strings: '[String]',
};

/** Every field of the model that the contract shows, with the shape it has there. */
function shown(type: GraphQLObjectType, fields: Fields): [string, Field, string][] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const answer = type.getFields()[field.answerName ?? name];
    return answer ? [[`${type.name}.${answer.name}`, field, String(answer.type)] as [string, Field, string]] : [];
  });
}

test.each(TYPE_KEYS)('契约里 %s 的每个字段都是模型所说的形状', (key) => {
  const type = schema.getType(contentType(key).typeName) as GraphQLObjectType;
  const inner = Object.values(fieldsOf(key)).flatMap((field) =>
    field.kind === 'items' ? shown(schema.getType(field.typeName ?? '') as GraphQLObjectType, field.fields ?? {}) : [],
  );
  const all = [...shown(type, fieldsOf(key)), ...inner];
  expect(all.length).toBeGreaterThan(0);
  for (const [name, field, shape] of all) {
    if (SHAPES[field.kind]) expect(`${name}: ${shape}`).toBe(`${name}: ${SHAPES[field.kind]}`);
    if (field.kind === 'items' || field.kind.startsWith('reference')) {
      const bag = schema.getType(shape) as GraphQLObjectType;
      expect(isObjectType(bag) && isListType(bag.getFields().contentItems.type)).toBe(true);
    }
  }
});

test('正文：契约写 html 的是对象，其余是字符串', async () => {
  const directory = makeFolder();
  writeMarkerFolder(directory);
  const { data, errors } = await serviceOver(directory).graphql(`{
    ecosystemTechnicalDocument { description { html } }
    ecosystemJournalThesis { introduction { html } details }
    ecosystemCase { introduction description details }
    product { feature { html } featureIntroduction { html } description parameter parameters { name value } }
    domain { introduction description { html markdown } }
  }`);
  expect(errors).toBeUndefined();
  const html = (place: string) => `<p>标记${place.replace('.', '')}终</p>`;
  expect(data).toEqual({
    ecosystemTechnicalDocument: [{ description: { html: html('techdocument.description') } }],
    ecosystemJournalThesis: [
      { introduction: { html: html('publication.introduction') }, details: html('publication.details') },
    ],
    ecosystemCase: [
      { introduction: '标记caseintroduction终', description: html('case.description'), details: html('case.details') },
    ],
    product: [
      {
        feature: { html: html('product.feature') },
        featureIntroduction: { html: html('product.featureIntroduction') },
        description: html('product.description'),
        parameter: '<table><tbody><tr><th scope="row">名称</th><td>标记productparameters终</td></tr></tbody></table>',
        parameters: [{ name: '名称', value: '标记productparameters终' }],
      },
    ],
    domain: [
      {
        introduction: '标记domainintroduction终',
        description: { html: html('domain.description'), markdown: '标记domaindescription终' },
      },
    ],
  });
});

test('没有填的字段是 null，没有填的图片是空的列表', async () => {
  const directory = makeFolder();
  writeMinimalFolder(directory);
  const { data } = await serviceOver(directory).graphql(
    '{ domain { introduction description { html } image { urls paths } fieldSolution { contentItems { name } } } }',
  );
  expect(data?.domain).toEqual([
    { introduction: null, description: null, image: { urls: [], paths: [] }, fieldSolution: null },
  ]);
});

test('图片给出网址和路径，一张几张都一样；参数表里的尖括号被转义', async () => {
  const directory = makeFolder();
  writeMinimalFolder(directory);
  for (const file of ['a.webp', 'lab/b.webp']) writeFile(directory, `media/${file}`, 'x');
  writeFile(directory, 'media/colours.json', '{"a.webp":"#a8abb5"}');
  writeItem(directory, 'lab', 'one', { ...DATED, image: { path: 'a.webp', alt: '受试者' } });
  writeItem(directory, 'lab', 'two', { ...DATED, image: [{ path: 'a.webp' }, { path: 'lab/b.webp' }] });
  const parameters = [{ name: '延迟 <ms>', value: '< 5 & > 1 "典型"' }];
  writeItem(directory, 'product', 'p', { ...DATED, module: ONLY_ALIAS, parameters });
  const { data } = await serviceOver(directory).graphql(`{
    ecosystemLaboratory(where: { alias: { alias_in: ["one", "two"] } }) { image { urls paths alts colours } }
    product(where: { alias: { alias: "p" } }) { parameter }
  }`);
  expect(data?.ecosystemLaboratory).toEqual([
    {
      image: {
        urls: [expect.stringMatching(/^\/media\/a\.[0-9a-f]{8}\.webp$/)],
        paths: ['a.webp'],
        alts: ['受试者'],
        colours: ['#a8abb5'],
      },
    },
    {
      image: {
        urls: [
          expect.stringMatching(/^\/media\/a\.[0-9a-f]{8}\.webp$/),
          expect.stringMatching(/^\/media\/lab\/b\.[0-9a-f]{8}\.webp$/),
        ],
        paths: ['a.webp', 'lab/b.webp'],
        alts: ['', ''],
        colours: ['#a8abb5', ''],
      },
    },
  ]);
  expect(data?.product[0]).toEqual({
    parameter:
      '<table><tbody><tr><th scope="row">延迟 &lt;ms&gt;</th><td>&lt; 5 &amp; &gt; 1 &quot;典型&quot;</td></tr></tbody></table>',
  });
});

test('没有底色文件，或者文件坏了：没有底色，别的照常', async () => {
  const directory = makeFolder();
  writeMinimalFolder(directory);
  writeFile(directory, 'media/a.webp', 'x');
  writeItem(directory, 'lab', ONLY_ALIAS, { ...DATED, image: { path: 'a.webp' } });
  const ask = async () => (await serviceOver(directory).graphql('{ ecosystemLaboratory { image { colours } } }')).data;
  const none = { ecosystemLaboratory: [{ image: { colours: [''] } }] };
  expect(await ask()).toEqual(none);
  writeFile(directory, 'media/colours.json', '{ "a.webp": ');
  expect(await ask()).toEqual(none);
});

test('引用按写的顺序给出，草稿、坏的和删去的条目不在其中，回来了又在', async () => {
  const directory = makeFolder();
  const product = { ...DATED, module: 'm' };
  writeFile(directory, 'module/m.yaml', { displayText: '模块' });
  for (const alias of ['z', 'a', 'gone']) writeFile(directory, `product/${alias}.yaml`, product);
  writeFile(directory, 'product/hidden.yaml', { ...product, draft: true });
  writeFile(directory, 'product/broken.yaml', { ...product, module: 'nowhere' });
  writeFile(directory, 'case/c.yaml', { ...DATED, products: ['z', 'hidden', 'gone', 'broken', 'a'] });
  const { folder, graphql } = serviceOver(directory);
  const products = async () => {
    const answer = await graphql('{ ecosystemCase { products { contentItems { alias { alias } module { contentItems { displayText } } } } } }');
    const [item] = (answer.data?.ecosystemCase ?? []) as unknown as { products: { contentItems: { alias: { alias: string }; module: unknown }[] } }[];
    return item.products.contentItems;
  }; // prettier-ignore
  expect((await products()).map(({ alias }) => alias.alias)).toEqual(['z', 'gone', 'a']);
  expect((await products())[0].module).toEqual({ contentItems: [{ displayText: '模块' }] });
  rmSync(path.join(directory, 'product/gone.yaml'));
  writeFile(directory, 'product/hidden.yaml', product);
  folder.refresh();
  expect((await products()).map(({ alias }) => alias.alias)).toEqual(['z', 'hidden', 'a']);
});

test('袋子里的条目各有自己的 id，刷新后不变；改过的正文马上换新', async () => {
  const directory = makeFolder();
  const children = [{ displayText: '一', details: '旧的正文' }, { displayText: '二' }];
  writeFile(directory, 'solution/s.yaml', { displayText: '方案', children });
  const { folder, graphql } = serviceOver(directory);
  const ask = async () => {
    const { data } = await graphql('{ solution { children { contentItems { contentItemId displayText details } } } }');
    return (data?.solution[0] as unknown as { children: { contentItems: Record<string, string | null>[] } }).children;
  };
  const [first, second] = (await ask()).contentItems;
  expect(first).toMatchObject({ displayText: '一', details: '<p>旧的正文</p>' });
  expect(second).toMatchObject({ displayText: '二', details: null });
  expect(first.contentItemId).toMatch(/^[a-z0-9]{26}$/);
  expect(first.contentItemId).not.toBe(second.contentItemId);
  writeFile(directory, 'solution/s.yaml', {
    displayText: '方案',
    children: [{ ...children[0], details: '新的正文' }, children[1]],
  });
  folder.refresh();
  expect((await ask()).contentItems[0]).toEqual({ ...first, details: '<p>新的正文</p>' });
});

test('每种内容都有自己的根字段', () => {
  const roots = Object.values(CONTENT_TYPES).map((type) => type.root);
  expect(Object.keys(schema.getQueryType()?.getFields() ?? {}).sort()).toEqual(roots.sort());
});
