import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Areas {
  width: number;
  height: number;
  /** area id → closed SVG path in pixels of the mask */
  areas: Record<string, string>;
}

const MEDIA = 'lib/sample-content/media/illustration';
const readAreas = (name: string): Areas =>
  JSON.parse(readFileSync(path.join(MEDIA, `${name}.areas.json`), 'utf8')) as Areas;

const PANELS = ['panel-physiology', 'panel-motion-capture', 'panel-behaviour', 'panel-gaze', 'panel-events'];
const WORN = ['eye-tracking', 'physiology-ear', 'physiology-arm', 'physiology-wrist'];
const ROAD = ['lidar', 'radar', 'gps', 'imu', 'wheel-speed', 'can-bus', 'camera', 'pedal', 'steering-wheel', 'seat-pressure']; // prettier-ignore

/** What the interactive illustrations must hold. */
const DEMANDED: Record<string, string[]> = {
  solution: [...WORN, 'spatial-interaction', 'motion-arm', 'motion-hip', 'motion-thigh', 'motion-shank', ...PANELS],
  'field-research': [...WORN, 'motion-arm', 'motion-chest', 'motion-thigh', 'motion-shank', ...PANELS],
  road: [...ROAD, 'brain-wave', 'eye-tracking', 'physiology', 'motion-arm', 'motion-thigh', 'motion-shank'],
  laboratory: ['brain-wave', 'eye-tracking', 'physiology-finger', 'physiology-wrist', 'motion-capture', 'seat-pressure', 'car-seat', 'steering-wheel', 'camera', 'events', 'screen-stimulus', 'screen-recording', 'screen-behaviour', 'screen-gaze'], // prettier-ignore
};

describe.each(Object.entries(DEMANDED))('插图 %s', (name, demanded) => {
  const { width, height, areas } = readAreas(name);

  test.each(demanded)('有热区 %s', (id) => {
    expect(areas[id]).toMatch(/^M\d+ \d+(L\d+ \d+){3,}Z$/);
  });

  test('每个热区都在画面里，而且点得着', () => {
    for (const [id, shape] of Object.entries(areas)) {
      const points = [...shape.matchAll(/(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      expect([id, Math.max(...xs) <= width, Math.max(...ys) <= height]).toEqual([id, true, true]);
      const across = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
      expect([id, across >= width * 0.03]).toEqual([id, true]);
    }
  });
});
