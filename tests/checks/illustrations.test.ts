import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dataOf, SCENES } from '@/lib/illustrations/hotspots';
import { DATA_LABELS } from '@/lib/signals/data-labels';

const readAreas = (name: string) =>
  JSON.parse(readFileSync(path.join('lib/illustrations/areas', `${name}.json`), 'utf8')) as Areas;

interface Areas {
  width: number;
  height: number;
  /** area id → closed SVG path in pixels of the mask */
  areas: Record<string, string>;
}

const PANELS = ['panel-physiology', 'panel-motion-capture', 'panel-behaviour', 'panel-gaze', 'panel-events'];
const WORN = ['eye-tracking', 'physiology-ear', 'physiology-arm', 'physiology-wrist'];
const ROAD = [
  'lidar',
  'radar',
  'gps',
  'imu',
  'wheel-speed',
  'can-bus',
  'camera',
  'pedal',
  'steering-wheel',
  'seat-pressure',
];

/** What the interactive illustrations must hold. */
const DEMANDED: Record<string, string[]> = {
  solution: [...WORN, 'spatial-interaction', 'motion-arm', 'motion-hip', 'motion-thigh', 'motion-shank', ...PANELS],
  'field-research': [...WORN, 'motion-arm', 'motion-chest', 'motion-thigh', 'motion-shank', ...PANELS],
  road: [...ROAD, 'brain-wave', 'eye-tracking', 'physiology', 'motion-arm', 'motion-thigh', 'motion-shank'],
  laboratory: [
    'brain-wave',
    'eye-tracking',
    'physiology-finger',
    'physiology-wrist',
    'motion-capture',
    'seat-pressure',
    'car-seat',
    'steering-wheel',
    'camera',
    'events',
    'screen-stimulus',
    'screen-recording',
    'screen-behaviour',
    'screen-gaze',
  ],
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

test('每张插图的每个热区都在表里，表里的每一行都有热区；面板也是热区', () => {
  for (const [name, { hotspots }] of Object.entries(SCENES)) {
    const ids = hotspots.map(({ id }) => id);
    expect([name, [...ids].sort()]).toEqual([name, Object.keys(readAreas(name).areas).sort()]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, panels, data } of hotspots) {
      expect([id, panels.filter((panel) => !ids.includes(panel))]).toEqual([id, []]);
      expect(data.length).toBeGreaterThan(0);
    }
  }
});

test('四张插图一起说出全部十四种数据', () => {
  const shown = new Set(Object.values(SCENES).flatMap(dataOf));
  expect([...shown].sort()).toEqual(Object.keys(DATA_LABELS).sort());
});
