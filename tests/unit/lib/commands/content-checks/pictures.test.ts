import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { checkPictures } from '@/lib/commands/content-checks/pictures';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const makeFolder = temporaryFolders();
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#07112e' } });

function folderWith(files: Record<string, Buffer | string>): string {
  const root = makeFolder();
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
  return root;
}

test('相机和手机的各种后缀、画出来的图都行；系统自己放的文件不管', async () => {
  const jpeg = await plain(40, 30).jpeg().toBuffer();
  const files = {
    'a.JPG': jpeg,
    'b.jpeg': jpeg,
    'c.gif': await plain(40, 30).gif().toBuffer(),
    'd.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><circle r="9"/></svg>',
    'chart/e.json': '{}',
    '.DS_Store': 'x',
    'case/Thumbs.db': 'x',
  };
  expect(await checkPictures(folderWith(files), Object.keys(files))).toEqual([]);
});

test('坏了的、空的、太大的、会动的、没有网址的：点出名字，别的照查', async () => {
  const frames = Buffer.alloc(20 * 40 * 3);
  frames.fill(200, 20 * 20 * 3);
  const files: Record<string, Buffer | string> = {
    'case/empty.jpg': '',
    'case/no.png': 'no picture',
    'huge.png': await sharp({
      create: { width: 11_000, height: 10_000, channels: 3, background: '#07112e' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer(),
    'moves.webp': await sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
      .webp({ loop: 0 })
      .toBuffer(),
    '中文 名称 (1).png': await plain(40, 30).png().toBuffer(),
    'a.tiff': await plain(40, 30).tiff().toBuffer(),
  };
  const root = folderWith(files);
  copyFileSync('tests/fixtures/half.jpg', path.join(root, 'half.jpg'));
  expect(await checkPictures(root, ['half.jpg', ...Object.keys(files)])).toEqual([
    expect.stringMatching(/^media\/half\.jpg 打不开，或者不完整：/),
    'media/case/empty.jpg 是空文件',
    expect.stringMatching(/^media\/case\/no\.png 打不开，或者不完整：/),
    'media/huge.png 有 11000 × 10000 像素，最多 50 百万：缩小后再放',
    expect.stringMatching(/^media\/moves\.webp 是动图/),
    expect.stringMatching(/^media\/中文 名称 \(1\)\.png 文件名里有空格/),
    expect.stringMatching(/^media\/a\.tiff 这种文件网站不提供/),
  ]);
});
