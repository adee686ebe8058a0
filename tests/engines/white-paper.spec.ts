import { expect } from '@playwright/test';
import { deriveId } from '@/lib/content-service/folder';
import { test } from './fixtures';
import { introduce } from './person';

const ID = deriveId('white-paper', 'sync-guide');
const VIEWER = `/whitepaper/${ID}`;
/** pdf.js draws on a canvas. */
const drawn = (number: number) => `[data-page-number="${number}"] canvas`;

test('白皮书：登记，第一页画出来，翻到下一页，文件取得到', async ({ visitor, site }, { project }) => {
  await visitor.resize({ width: 1440, height: 900 });
  await visitor.open('/whitepaper');
  await visitor.hydrated();
  await visitor.press(`main a[href="${VIEWER}"]`);
  await visitor.see('dialog', '填写信息');
  await introduce(visitor, 'dialog', project.name);
  await visitor.press('dialog button', '确定');
  await visitor.until('阅读页', (path) => window.location.pathname === path, VIEWER);
  await visitor.see(drawn(1));
  await visitor.press('button', '下一页');
  await visitor.see(drawn(2));
  const start = await visitor.read(
    (file) => fetch(file, { headers: { range: 'bytes=0-4' } }).then((answer) => answer.text()),
    `/api/whitepaper/file/${ID}`,
  );
  expect(start).toBe('%PDF-');
  expect(await site.senders()).toContain(project.name);
  expect(await visitor.problems()).toEqual([]);
});
