import { validateItem } from '@/lib/content-service/validate';
import { stringify } from 'yaml';
import type { TypeKey } from '@/lib/content-service/content-types';

const AROUND = {
  hasItem: (type: string, alias: string) => `${type}/${alias}` === 'module/eye-tracking',
  hasFile: () => true,
  hasMedia: (file: string) => file === 'case/there.webp',
};

/** Problems of one file whose other fields are all right. */
function problemsOf(type: TypeKey, data: object | string, alias = 'a-good-alias') {
  const source = typeof data === 'string' ? data : stringify({ displayText: '标题', ...data });
  return validateItem(type, alias, source, `${type}/${alias}.yaml`, AROUND).problems;
}

const CASE = { publishedUtc: '2026-03-02T02:00:00Z' };
const PRODUCT = { publishedUtc: '2026-03-02T02:00:00Z', module: 'eye-tracking' };

test('没有毛病的文件没有一条问题', () => {
  const data = {
    ...CASE,
    contentItemId: '4abcdefghjkmnpqrstvwxyz012',
    buildDate: '2024-02-29',
    modules: ['eye-tracking'],
    image: [{ path: 'case/there.webp', alt: '受试者' }],
    description: '正文 ![图](case/there.webp) 与 ![外站](https://example.com/a.png)',
    draft: false,
  };
  expect(problemsOf('case', data)).toEqual([]);
});

const WRONG: [string, TypeKey, object, string, string][] = [
  ['不认识的字段', 'case', { ...CASE, intro: '简介' }, 'intro', '没有这个字段'],
  ['条目里不认识的字段', 'solution', { children: [{ displayText: '一', pic: 1 }] }, 'children.0.pic', '没有这个字段'],
  ['引用的条目不存在', 'case', { ...CASE, modules: ['eye-tracking', 'gone'] }, 'modules.1', 'module/gone'],
  ['单个引用不存在', 'product', { ...PRODUCT, module: 'gone' }, 'module', 'module/gone'],
  ['引用不是别名', 'product', { ...PRODUCT, module: { alias: 'eye-tracking' } }, 'module', '应当是别名'],
  ['引用列表写成一个别名', 'case', { ...CASE, modules: 'eye-tracking' }, 'modules', '应当是别名的列表'],
  ['日期写法不对', 'case', { ...CASE, buildDate: '2026/03/02' }, 'buildDate', 'YYYY-MM-DD'],
  ['不存在的日子', 'case', { ...CASE, buildDate: '2026-02-30' }, 'buildDate', 'YYYY-MM-DD'],
  ['平年的 2 月 29 日', 'lab', { ...CASE, buildDate: '2025-02-29' }, 'buildDate', 'YYYY-MM-DD'],
  ['时间没有时区', 'case', { publishedUtc: '2026-03-02T02:00:00' }, 'publishedUtc', '2026-10-28T02:00:00Z'],
  ['不存在的日子里的时间', 'case', { publishedUtc: '2026-02-30T02:00:00Z' }, 'publishedUtc', '2026-10-28T02:00:00Z'],
  ['不存在的钟点', 'training', { startTime: '2026-03-02T25:00:00Z' }, 'startTime', '2026-10-28T02:00:00Z'],
  ['图片不存在', 'case', { ...CASE, image: { path: 'case/gone.webp' } }, 'image.path', 'case/gone.webp'],
  ['几张图片里的一张不存在', 'case', { ...CASE, image: [{ path: 'case/there.webp' }, { path: 'b' }] }, 'image.1.path', 'b'],
  ['正文里的图片不存在', 'case', { ...CASE, description: '![图](gone.png "题")' }, 'description', 'gone.png'],
  ['正文写成列表', 'case', { ...CASE, description: ['一'] }, 'description', 'Markdown'],
  ['图片写成文字', 'case', { ...CASE, image: 'case/there.webp' }, 'image', '{ path, alt }'],
  ['图片多了字段', 'case', { ...CASE, image: { path: 'case/there.webp', title: '题' } }, 'image.title', '没有这个字段'],
  ['图片说明不是文字', 'case', { ...CASE, image: { path: 'case/there.webp', alt: 1 } }, 'image.alt', '文字'],
  ['文字写成数字', 'case', { ...CASE, name: 2026 }, 'name', '引号'],
  ['数字写成文字', 'module', { sortNum: '1' }, 'sortNum', '数字'],
  ['不是一个数', 'module', { sortNum: NaN }, 'sortNum', '数字'],
  ['草稿标记写成文字', 'module', { draft: 'yes' }, 'draft', 'true 或 false'],
  ['条目列表写成一条', 'solution', { children: { displayText: '一' } }, 'children', '列表'],
  ['条目写成文字', 'solution', { children: ['一'] }, 'children.0', '字段: 值'],
  ['参数行缺少数值', 'product', { ...PRODUCT, parameters: [{ name: '采样率' }] }, 'parameters.0.value', '必填'],
  ['缺少必填字段', 'product', { publishedUtc: CASE.publishedUtc }, 'module', '必填'],
  ['必填的文字是空的', 'case', { ...CASE, displayText: '' }, 'displayText', '必填'],
  ['索引的别名写法不对', 'module', { index: [{ displayText: '一', alias: 'HRV 指标' }] }, 'index.0.alias', 'a–z'],
  ['contentItemId 不是 26 位', 'case', { ...CASE, contentItemId: '4abc' }, 'contentItemId', '26 位'],
  ['作者写成一段文字', 'publication', { ...CASE, citation: { authors: '张三', journal: '学报', year: 2026 } }, 'citation.authors', '列表'],
  ['引文信息写成文字', 'publication', { ...CASE, citation: '张三, 2026' }, 'citation', '字段: 值'],
]; // prettier-ignore

test.each(WRONG)('%s：指明文件、行、字段和原因', (_case, type, data, field, reason) => {
  const problems = problemsOf(type, data);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ file: `${type}/a-good-alias.yaml`, field, line: expect.any(Number) });
  expect(problems[0].reason).toContain(reason);
});

test('行号是字段所在的那一行，缺少的字段指到缺它的那一条', () => {
  const source = [
    'displayText: 标题',
    'publishedUtc: 2026-03-02T02:00:00Z',
    'buildDate: 2026-02-30',
    'image:',
    '  - path: case/there.webp',
    '  - path: case/gone.webp',
  ].join('\n');
  const lines = (type: TypeKey, text: string) => problemsOf(type, text).map(({ field, line }) => [field, line]);
  expect(lines('case', source)).toEqual([
    ['buildDate', 3],
    ['image.1.path', 6],
  ]);
  const parts = ['displayText: 标题', 'children:', '  - displayText: 一', '  - name: 二'].join('\n');
  expect(lines('solution', parts)).toEqual([['children.1.displayText', 4]]);
});

test('索引里重复的别名：第二个被指出来', () => {
  const entry = (alias: string) => ({ displayText: '指标', alias });
  const problems = problemsOf('module', { index: [entry('hrv'), entry('scr'), entry('hrv')] });
  expect(problems.map(({ field, reason }) => [field, reason])).toEqual([['index.2.alias', '别名“hrv”重复']]);
});

test.each(['Driving', '驾驶', 'a_b', 'a.b', 'a b', 'a'.repeat(81), ''])('文件名“%s”不能做别名', (alias) => {
  const [problem, ...others] = problemsOf('case', CASE, alias);
  expect(problem).toMatchObject({ file: `case/${alias}.yaml`, reason: expect.stringContaining('别名（文件名）') });
  expect(others).toEqual([]);
});

test.each(['cases', 'labs', 'modules', 'detail', 'search', 'none'])('保留词“%s”不能做别名', (alias) => {
  const [problem] = problemsOf('case', CASE, alias);
  expect(problem).toMatchObject({ file: `case/${alias}.yaml`, reason: `别名“${alias}”是网址里的保留词` });
});

test.each([
  ['冒号后缺空格', 'displayText: 标题\nname:值\n', 2],
  ['缩进用了制表符', 'displayText: 标题\nimage:\n\tpath: a\n', 3],
  ['字段写了两遍', 'displayText: 标题\ndisplayText: 又一个\n', 2],
  ['引用了没有的锚点', 'displayText: *重点*\n', 1],
  ['不是字段的列表', '- 一\n- 二\n', 1],
  ['空文件', '', 1],
])('%s：报告行号，不抛出', (_case, source, line) => {
  const problems = problemsOf('case', source);
  expect(problems.length).toBeGreaterThan(0);
  expect(problems[0]).toMatchObject({ file: 'case/a-good-alias.yaml', line, reason: expect.any(String) });
});

test('一个文件里的问题一次全部列出', () => {
  const data = { intro: '简介', buildDate: '昨天', modules: ['gone'], image: { path: 'gone.png' }, name: 1 };
  const fields = problemsOf('case', data, 'cases').map((problem) => problem.field);
  expect(fields.sort()).toEqual(
    [undefined, 'intro', 'publishedUtc', 'buildDate', 'modules.0', 'image.path', 'name'].sort(),
  );
});

test('名字不能写进网址的图片，说的是名字', () => {
  const [{ reason }] = problemsOf('case', { ...CASE, image: { path: 'case/中文 名称 (1).png' } });
  expect(reason).toBe(
    '图片的名字不能写进网址：case/中文 名称 (1).png（不能有空格和括号，只用汉字、字母、数字和 . - _）',
  );
});
