import { mediaPaths } from '@/lib/content/reading/shapes';

test('答复里的 data: 图片不要，别的照常', () => {
  const svg = 'data:image/svg+xml,<svg onload=alert(1)>';
  expect(mediaPaths(svg)).toEqual([]);
  expect(mediaPaths({ urls: [svg, '/media/case/a.webp', 'https://media.example/b.webp', 'DATA:x', 'blob:x'] })).toEqual(
    ['/media/case/a.webp', 'https://media.example/b.webp'],
  );
  expect(mediaPaths({ paths: ['case/a.webp'] })).toEqual(['/media/case/a.webp']);
});
