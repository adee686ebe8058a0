import {
  checkEnquiry,
  clientNoOf,
  EMPTY,
  MAX_LENGTH,
  normaliseEnquiry,
  phoneKind,
  WRONG,
  type Enquiry,
  type FieldName,
} from '@/lib/enquiries/rules';
import { ALL_REQUIRED, ENQUIRY, NO_ERRORS } from '@/tests/support/enquiries';

const errorsOf = (changed: Partial<Enquiry>, unitRequired = false) =>
  checkEnquiry(normaliseEnquiry({ ...ENQUIRY, ...changed }), unitRequired);
const phone = (typed: string) => normaliseEnquiry({ ...ENQUIRY, Telphone: typed }).Telphone;
const email = (typed: string) => normaliseEnquiry({ ...ENQUIRY, Email: typed }).Email;

test.each([
  // the prefixes that older rules have refused, and one of each that they took
  ...['130', '145', '147', '149', '150', '159', '162', '165', '166', '167', '170', '171', '173', '174', '178', '180'],
  ...['189', '190', '191', '192', '193', '195', '196', '197', '198', '199', '134', '142', '154', '161', '194'],
])('手机号段 %s 可用', (prefix) => {
  expect(phoneKind(phone(`${prefix}12345678`))).toBe('mobile');
});

test.each([
  ['１３８１２３４５６７８', '13812345678', 'mobile'],
  ['199-1234-5678', '19912345678', 'mobile'],
  ['138 1234 5678', '13812345678', 'mobile'],
  ['138\u200b12345678', '13812345678', 'mobile'],
  ['138\u00a01234\u20115678', '13812345678', 'mobile'],
  ['+86 13812345678', '13812345678', 'mobile'],
  ['0086-138-1234-5678', '13812345678', 'mobile'],
  ['86 13812345678', '13812345678', 'mobile'],
  ['+86 10 6234 5678', '01062345678', 'landline'],
  ['+86 (0)10 6234 5678', '01062345678', 'landline'],
  ['+86-571-88888888', '0571-88888888', 'landline'],
  ['（010）62345678', '01062345678', 'landline'],
  ['0571－88888888', '0571-88888888', 'landline'],
  ['0731-8888888', '0731-8888888', 'landline'],
  ['021-52345678转8012', '021-52345678转8012', 'landline'],
  ['021-52345678-8012', '021-52345678-8012', 'landline'],
  ['021-52345678分机12', '021-52345678分机12', 'landline'],
  ['021-52345678 ext. 12', '021-52345678ext12', 'landline'],
  ['400-820-1234', '400-820-1234', 'service'],
  ['4008201234', '4008201234', 'service'],
  ['800 820 1234', '8008201234', 'service'],
  ['+86 400 820 1234', '4008201234', 'service'],
  ['86-571-88888888', '0571-88888888', 'landline'],
  ['86 10 62345678', '01062345678', 'landline'],
  ['tel:13800138000', '13800138000', 'mobile'],
  ['TEL: +86-571-88888888', '0571-88888888', 'landline'],
  ['+852 2345 6789', '+85223456789', 'abroad'],
  ['00853-2834-1234', '+85328341234', 'abroad'],
  ['+886 2 2345 6789', '+886223456789', 'abroad'],
  ['＋１ (650) 253－0000', '+16502530000', 'abroad'],
  ['0044 20 7946 0958', '+442079460958', 'abroad'],
] as const)('电话“%s”存成 %s（%s）', (typed, stored, kind) => {
  expect(phone(typed)).toBe(stored);
  expect(phoneKind(stored)).toBe(kind);
});

test.each([
  '12812345678',
  '1381234567',
  '138123456789',
  '23812345678',
  '0261234567',
  '62345678',
  '010-0234567',
  '852 2345 6789',
  '+852 123',
  '+1234567890123456',
  '+86 12 3',
  '13800138000/010-62751234',
  'abcdefghijk',
  '138123４567a',
  '--------',
  '400-12',
  "13812345678' or 1=1",
])('电话“%s”：请填写正确信息', (typed) => {
  expect(errorsOf({ Telphone: typed })).toEqual({ Telphone: WRONG });
});

test.each([
  ['zhang.san@tsinghua.edu.cn', 'zhang.san@tsinghua.edu.cn'],
  ['li-si@bit.edu.cn', 'li-si@bit.edu.cn'],
  ['wang+lab@example.com', 'wang+lab@example.com'],
  ['a_b1@x-lab.cn', 'a_b1@x-lab.cn'],
  ['12345@qq.com', '12345@qq.com'],
  ['ａｂ＠ｑｑ．ｃｏｍ', 'ab@qq.com'],
  [' ab @ qq。com ', 'ab@qq.com'],
  ["o'brien@example.ie", "o'brien@example.ie"],
  ['user@例子.中国', 'user@xn--fsqu00a.xn--fiqs8s'],
  ['user＠例子。公司', 'user@xn--fsqu00a.xn--55qx5d'],
  ['a@大学.cn', 'a@xn--pss25c.cn'],
  ['user@example.cn，', 'user@example.cn'],
  ['user@example.cn;', 'user@example.cn'],
])('邮箱“%s”存成 %s', (typed, stored) => {
  expect(email(typed)).toBe(stored);
  expect(errorsOf({ Email: typed })).toEqual(NO_ERRORS);
});

test.each([
  'a@b',
  'a@b@c.cn',
  '@b.cn',
  'a@',
  'a@-b.cn',
  'a@b-.cn',
  'a@b..cn',
  'a@.cn',
  '张三@b.cn',
  '张三@例子.公司',
  'a@例子',
  'a@例子.cn/x',
  'a@b@例子.cn',
  'a"b@c.cn',
  '<a@b.cn>',
  'a@b.cn,c@d.cn',
  `a@${'b'.repeat(64)}.cn`,
])('邮箱“%s”：请填写正确信息', (typed) => {
  expect(errorsOf({ Email: typed })).toEqual({ Email: WRONG });
});

describe('必填', () => {
  test('姓名、电话、邮箱为空：此项不能为空', () => {
    expect(errorsOf({ Name: '', Telphone: ' ', Email: '\u3000' })).toEqual(ALL_REQUIRED);
  });

  test('单位：白皮书弹窗必填，联系页选填', () => {
    expect(errorsOf({ Company: '  ' }, true)).toEqual({ Company: EMPTY });
    expect(errorsOf({ Company: '' }, false)).toEqual(NO_ERRORS);
  });

  test('研究领域、需求类型、留言都选填', () => {
    expect(errorsOf({ Domain: '', RequirementType: '', Content: '' })).toEqual(NO_ERRORS);
  });

  test.each(['1', '2', '3', '4', '5'])('需求类型 %s', (type) => {
    expect(errorsOf({ RequirementType: type })).toEqual(NO_ERRORS);
  });

  test.each(['0', '6', 'x', '１２'])('没有需求类型“%s”', (type) => {
    expect(Object.keys(errorsOf({ RequirementType: type }))).toEqual(['RequirementType']);
  });
});

describe('长度', () => {
  const longest: Partial<Record<FieldName, (length: number) => string>> = {
    Name: (length) => '名'.repeat(length),
    Company: (length) => '单'.repeat(length),
    Content: (length) => '文'.repeat(length),
    Email: (length) => `${'a'.repeat(length - 9)}@lab.b.cn`.padStart(length, 'a').slice(-length),
  };

  test.each(Object.keys(longest) as FieldName[])('%s 到上限为止', (field) => {
    const make = longest[field] as (length: number) => string;
    expect(errorsOf({ [field]: make(MAX_LENGTH[field]) })).toEqual(NO_ERRORS);
    expect(errorsOf({ [field]: make(MAX_LENGTH[field] + 1) })).toEqual({ [field]: `最多${MAX_LENGTH[field]}个字符` });
  });

  test('上限：姓名 50、电话 30、邮箱 254、单位 100、留言 5,000', () => {
    expect(MAX_LENGTH).toMatchObject({ Name: 50, Telphone: 30, Email: 254, Company: 100, Content: 5000 });
  });
});

test.each(['\u0000', '\u0007', '\u001b[31m', '\u2028', '\ud800'])('控制字符 %j 不收', (hostile) => {
  expect(errorsOf({ Name: `张${hostile}三` })).toEqual({ Name: WRONG });
  expect(errorsOf({ Content: `你好${hostile}再见` })).toEqual({ Content: WRONG });
});

test('换行只在留言里', () => {
  expect(errorsOf({ Content: '一\r\n二\t三' })).toEqual(NO_ERRORS);
  expect(errorsOf({ Name: '张\n三' })).toEqual({ Name: WRONG });
});

test('前后空白不存', () => {
  expect(normaliseEnquiry({ ...ENQUIRY, Name: ' 张三 ', Content: '\n你好\n' })).toMatchObject({
    Name: '张三',
    Content: '你好',
  });
});

test('浏览器的编号只出现在白皮书登记里', () => {
  const number = 'a1b2c3d4e5f6a7b8c9d0';
  const paper = { ...ENQUIRY, Domain: '', RequirementType: '', Content: number };
  expect(clientNoOf(paper)).toBe(number);
  expect(clientNoOf({ ...paper, Domain: '驾驶与交通' })).toBeNull();
  expect(clientNoOf({ ...paper, Content: '公众号PDF浏览申请' })).toBeNull();
  expect(clientNoOf({ ...paper, Content: 'short' })).toBeNull();
});

test.each(['\u3164', '\u115f\u1160', '\u2800 \u200b', '\u202e', '\u{e0041}'])('看不见的名字 %j 是空的', (name) => {
  expect(errorsOf({ Name: name })).toEqual({ Name: EMPTY });
});

test('翻转方向的、看不见的字符不存，合成的表情留着', () => {
  const stored = normaliseEnquiry({
    ...ENQUIRY,
    Name: '\u202e反着来\u2066',
    Content: '甲\u200b乙👨\u200d👩\u200d👧 a\u200db',
  });
  expect(stored).toMatchObject({ Name: '反着来', Content: '甲乙👨\u200d👩\u200d👧 ab' });
});
