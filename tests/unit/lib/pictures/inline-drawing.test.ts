import { readFileSync } from 'node:fs';
import { inlineDrawing } from '@/lib/pictures/inline-drawing';
import { marks } from '@/tests/support/next-cache';
import { startReceivingServer } from '@/tests/support/receiving-server';

const ICON = 'lib/sample-content/media/icon/module-emg.svg';

describe('写在页面里的小图标', () => {
  test('是同一幅画，放得进属性和地址', async () => {
    const address = await inlineDrawing('/media/icon/module-emg.svg');
    const comma = address.indexOf(',');
    const [head, drawing] = [address.slice(0, comma), address.slice(comma + 1)];
    expect(head).toBe('data:image/svg+xml');
    expect(drawing).not.toMatch(/["<>#\n]/);
    expect(decodeURIComponent(drawing)).toBe(readFileSync(ICON, 'utf8').trim());
  });

  test.each([
    ['没有这幅画', '/media/icon/none-such.svg'],
    ['照片', '/media/case/takeover-400ms.webp'],
    ['别处的路径', '/media/../../package.json.svg'],
  ])('%s：地址不变', async (_, src) => {
    expect(await inlineDrawing(src)).toBe(src);
  });
});

test('别处的内容服务原地换了一幅：再做就是新的，留得不比别的内容久；网址里有版本的才一直留着', async () => {
  const service = await startReceivingServer();
  process.env.CONTENT_SERVICE_URL = service.address;
  try {
    const draw = async (name: string, drawing: string) => {
      service.answer = (response) => response.setHeader('content-type', 'image/svg+xml').end(drawing);
      return decodeURIComponent(await inlineDrawing(`${service.address}/media/icon/${name}.svg`));
    };
    marks.life.length = 0;
    expect(await draw('eeg', '<svg>旧的</svg>')).toMatch(/<svg>旧的<\/svg>$/);
    expect(await draw('eeg', '<svg>新的</svg>')).toMatch(/<svg>新的<\/svg>$/);
    expect(await draw('eeg.0a1b2c3d', '<svg>这一版</svg>')).toMatch(/<svg>这一版<\/svg>$/);
    expect(marks.life).toEqual(['content', 'content', 'max']);
    // each is fetched once
    expect(service.received).toHaveLength(3);
  } finally {
    delete process.env.CONTENT_SERVICE_URL;
    await service.stop();
  }
});
