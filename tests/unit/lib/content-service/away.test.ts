import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getCase } from '@/lib/content/case';
import { findKnown } from '@/lib/content/known-items';
import { settleAddress } from '@/lib/content/settle-address';
import { ContentFolder, deriveId } from '@/lib/content-service/folder';
import { getWhitePaper } from '@/lib/content/white-paper';
import { writeMarkerFolder } from '@/tests/support/content-folders';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const makeFolder = temporaryFolders();

test.each(['', 'media'])('整个内容文件夹（%s）不见了一会儿：文字、图片、网址都照旧，什么也不宣布', (part) => {
  const directory = path.join(makeFolder(), 'content');
  writeMarkerFolder(directory);
  const folder = new ContentFolder(directory);
  const address = folder.addressOf('pixel.png');
  expect(address).toMatch(/^\/media\/pixel\.[0-9a-f]{8}\.png$/);
  const place = path.join(directory, part);
  renameSync(place, `${place}.away`);
  expect(folder.refresh()).toEqual([]);
  expect(folder.addressOf('pixel.png')).toBe(address);
  expect(folder.colourOf('pixel.png')).toBe('#07112e');
  expect(folder.list('case')).toHaveLength(1);
  renameSync(`${place}.away`, place);
  expect(folder.refresh()).toEqual([]);
  expect(folder.addressOf('pixel.png')).toBe(address);
});

describe('一个文件在，而从来没有读到过', () => {
  const saved = process.env.CONTENT_DIR;
  beforeEach(() => {
    process.env.CONTENT_DIR = makeFolder();
    writeMarkerFolder(process.env.CONTENT_DIR);
    for (const file of ['case/broken', 'white-paper/broken', 'product/broken'])
      writeFileSync(path.join(process.env.CONTENT_DIR, `${file}.yaml`), 'displayText: [没有写完');
  });
  afterAll(() => {
    process.env.CONTENT_DIR = saved;
  });

  test('不说没有：网址不定下来，页面不做成 404；编造的照样没有', async () => {
    expect(await settleAddress('/ecosystem/cases/broken')).toBeNull();
    await expect(getCase('broken')).rejects.toThrow('case/broken 读不了');
    await expect(getCase(deriveId('case', 'broken'))).rejects.toThrow('读不了');
    await expect(getWhitePaper(deriveId('white-paper', 'broken'))).rejects.toThrow('读不了');
    expect(await findKnown('product', 'broken')).toBeUndefined();
    expect(await settleAddress('/ecosystem/cases/made-up')).toBe('unknown');
    expect(await getCase('made-up')).toBeNull();
  });
});
