/** @jest-environment jsdom */
import { downloadPaper } from '@/lib/browser/paper/download';

const announced: unknown[] = [];
const saved: string[] = [];

beforeEach(() => {
  announced.length = saved.length = 0;
  window.alert = (message) => void announced.push(message);
  URL.createObjectURL = () => 'blob:paper';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

const answer = (text: string) => {
  globalThis.fetch = async () => ({ blob: async () => ({ size: text.length, text: async () => text }) }) as never;
};

test('是文件：说 ok，交给读者', async () => {
  answer('%PDF-1.7');
  await downloadPaper('/file', '同步.pdf');
  expect([announced, saved]).toEqual([['ok'], ['同步.pdf']]);
});

test('是带 code 的错误：说 not ok，什么也不存', async () => {
  answer('{"code":502,"message":"文件现在取不到"}');
  await downloadPaper('/file', '同步.pdf');
  expect([announced, saved]).toEqual([['not ok'], []]);
});
