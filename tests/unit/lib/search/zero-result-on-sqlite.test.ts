import path from 'node:path';
import { withoutPersonal } from '@/lib/search/zero-result';
import { temporaryFolders } from '@/tests/support/temporary-folder';
import { zeroResultSuite } from '@/tests/support/zero-result-suite';

const folder = temporaryFolders();

zeroResultSuite(async () => `file:${path.join(folder(), 'enquiries.db')}`);

test.each([
  ['  石墨烯  電極 ', '石墨烯 电极'],
  ['张三 13812345678', '张三'],
  ['010-6234 5678', ''],
  ['HZ-G3 200 Hz', 'hz-g3 200 hz'],
])('%j 记作 %j', (text, kept) => {
  expect(withoutPersonal(text)).toBe(kept);
});
