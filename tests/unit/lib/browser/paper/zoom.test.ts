import { scaleOf, stepScale } from '@/lib/browser/paper/zoom';

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
