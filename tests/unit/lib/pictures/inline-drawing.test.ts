import { readFileSync } from 'node:fs';
import { inlineDrawing } from '@/lib/pictures/inline-drawing';

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
