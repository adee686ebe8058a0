import { checkDownload } from '@/lib/browser/paper/download-check';

test.each([
  ['带 code 的 JSON', '{"code":403,"message":"没有权限"}', 'not ok'],
  ['不带 code 的 JSON', '{"data":[]}', 'ok'],
  ['PDF', '%PDF-1.4', 'ok'],
  ['空的', '', 'ok'],
  ['JSON 的数组与空值', '[null]', 'ok'],
  ['很大的文件', `{"code":1,"rest":"${'a'.repeat(70_000)}"}`, 'ok'],
])('下载到%s：提示 %3$s', async (_what, text, expected) => {
  const announced: string[] = [];
  await expect(checkDownload(new Blob([text]), (message) => announced.push(message))).resolves.toBe(expected);
  expect(announced).toEqual([expected]);
});
