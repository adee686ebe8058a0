import { csvHead, csvLine, csvRow } from '@/lib/enquiries/csv';
import type { ListedEnquiry } from '@/lib/enquiries/list';

test.each([
  ['普通文字', '普通文字'],
  ['', ''],
  ['a,b', 'a,b'],
  ['他说"好"', '他说""好""'],
  ['两\r\n行', '两\n行'],
  ['两\r行', '两\n行'],
  ['=1+1', "'=1+1"],
  ['+8613800138000', "'+8613800138000"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\n=1"],
  ['\n=1', "'\n=1"],
  ['  =1', "'  =1"],
  ['　=1', "'　=1"],
  ['＝1+1', "'＝1+1"],
  ['＠SUM', "'＠SUM"],
  ['=HYPERLINK("http://x","点")', '\'=HYPERLINK(""http://x"",""点"")'],
  ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
  ['a=1', 'a=1'],
  ['x-y', 'x-y'],
])('单元格 %j 写成 %j', (cell, written) => {
  expect(csvLine([cell])).toBe(`"${written}"\r\n`);
});

const ENQUIRY: ListedEnquiry = {
  id: '1',
  receipt: 'ABCD-EFGH',
  idempotency_key: 'k',
  body_hash: 'h',
  received_at: Date.UTC(2026, 10, 21, 18, 5),
  name: '=李"维"',
  telphone: '13800138000',
  email: 'li@example.com',
  company: '示例大学',
  domain: '智能交通',
  requirement_type: '4',
  content: '第一行\n第二行',
  client_no: null,
  consent_version: '2026-11-21',
  planned: 1,
  kind: '4',
  state: 'done',
  deliveries: [],
};

test('一条需求一行，时间是北京时间，电话分组', () => {
  expect(csvRow(ENQUIRY)).toBe(
    '"2026-11-22 02:05","ABCD-EFGH","实验室规划与设计","\'=李""维""","138 0013 8000","li@example.com",' +
      '"示例大学","智能交通","第一行\n第二行","2026-11-21","已送达"\r\n',
  );
});

test('白皮书登记里的浏览器标识不是留言', () => {
  const content = 'f'.repeat(64);
  expect(csvRow({ ...ENQUIRY, kind: 'paper', content, client_no: content })).not.toContain(content);
});

test('文件以 BOM 开头，第一行是列名', () => {
  expect(csvHead()).toMatch(/^\uFEFF"收到时间","受理编号",.*"送达"\r\n$/);
});
