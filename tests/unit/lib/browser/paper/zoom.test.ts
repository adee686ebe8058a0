import { canvasDensity, pageAt, scaleOf, stepScale } from '@/lib/browser/paper/zoom';

const A4 = 595;

test.each([
  { zoom: 'auto' as const, room: 374, width: 374 },
  { zoom: 'auto' as const, room: 1400, width: 896 },
  { zoom: 'width' as const, room: 1400, width: 1400 },
  { zoom: 'width' as const, room: 374, width: 374 },
  { zoom: 1, room: 374, width: (A4 * 96) / 72 },
  { zoom: 9, room: 374, width: 4 * ((A4 * 96) / 72) },
  { zoom: 0.01, room: 374, width: 0.25 * ((A4 * 96) / 72) },
])('缩放 $zoom，窗口宽 $room：A4 宽 $width', ({ zoom, room, width }) => {
  expect((scaleOf(zoom, A4, room) * A4 * 96) / 72).toBeCloseTo(width, 5);
});

test.each([
  { scale: 1.13, direction: 1 as const, next: 1.25 },
  { scale: 1.13, direction: -1 as const, next: 1 },
  { scale: 1.0000001, direction: 1 as const, next: 1.25 },
  { scale: 0.9999999, direction: -1 as const, next: 0.75 },
  { scale: 4, direction: 1 as const, next: 4 },
  { scale: 0.25, direction: -1 as const, next: 0.25 },
])('从 $scale 走一级到 $next', ({ scale, direction, next }) => {
  expect(stepScale(scale, direction)).toBe(next);
});

test.each([
  { width: 374, height: 529, ratio: 3, density: 3 },
  { width: 896, height: 1267, ratio: 1, density: 1 },
  { width: 896, height: 1267, ratio: 0.5, density: 1 },
])('$width × $height、屏幕密度 $ratio：画布密度 $density', ({ width, height, ratio, density }) => {
  expect(canvasDensity(width, height, ratio)).toBe(density);
});

test('画布再大也不超过手机画得出的大小', () => {
  const density = canvasDensity(3173, 4490, 3);
  expect(3173 * density * 4490 * density).toBeLessThanOrEqual(16_000_001);
});

const PAGES = [0, 1016, 2032].map((top) => ({ top, height: 1000 }));

test.each([
  { scrolled: 0, page: 1 },
  { scrolled: 690, page: 1 },
  { scrolled: 700, page: 2 },
  { scrolled: 1716, page: 3 },
  { scrolled: 9999, page: 3 },
  { scrolled: -500, page: 1 },
])('滚到 $scrolled：在读第 $page 页', ({ scrolled, page }) => {
  expect(pageAt(PAGES, scrolled, 800)).toBe(page);
});
