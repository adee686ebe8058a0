/** Pictures of the feature "open interfaces": files, live streams, program interface, triggers. */
import { markerBox } from '../parts/devices';
import { profile } from '../parts/body';
import { button, check, code, frame, inside, pill, table, tick } from '../parts/interface';
import { DEEP, MIST, type Ground } from '../palette';
import { place, trace } from '../plot';
import { indices, random } from '../random';
import { box, circle, clip, line, path, polyline, rect, sheet, text, type Point } from '../svg';
import { pageLines } from '../drawings/page';
import { lanes, signal } from './synchronize';

const words = (g: Ground) => ({ key: g.brain, name: g.ink, text: g.skin, sign: g.sub, number: g.motion });

/** Three lines of code write a mark into the recording below. */
export function threeLines(at: number): string {
  const g = DEEP;
  const c = words(g);
  const b = box(120, 90, 1360, 300);
  return sheet(
    g,
    at,
    rect(b, { fill: g.panel, radius: 22 }),
    code(
      170,
      170,
      [
        [
          ['import', c.key],
          [' hengzhi', c.name],
        ],
        [
          ['rec', c.name],
          [' = hengzhi.', c.sign],
          ['connect', c.number],
          ['(', c.sign],
          ["'lab-1'", c.text],
          [')', c.sign],
        ],
        [
          ['rec.', c.sign],
          ['mark', c.number],
          ['(', c.sign],
          ["'cue'", c.text],
          [', code=', c.sign],
          ['17', c.number],
          [')', c.sign],
        ],
      ],
      44,
      80,
    ),
    path('M300 380V480H900', { stroke: g.skin, width: 4, dash: '3 11' }),
    lanes(g, box(120, 500, 1360, 320), 4, 9, 12),
    line(900, 470, 900, 830, g.skin, 4),
    circle(900, 470, 16, { fill: g.skin }),
  );
}

export function terminal(at: number): string {
  const g = DEEP;
  const source = random(3);
  const rows = indices(10).map(
    (i) =>
      [
        [(42.318 + i * 0.004).toFixed(3), g.tick],
        ['  ', g.tick],
        [(0.412 + 0.003 * source.normal()).toFixed(3), g.gaze],
        ['  ', g.tick],
        [(0.587 + 0.003 * source.normal()).toFixed(3), g.motion],
        ['  ', g.tick],
        [(3.41 + 0.02 * source.normal()).toFixed(2), g.skin],
      ] as const,
  );
  return sheet(
    g,
    at,
    rect(box(120, 90, 760, 740), { fill: '#030818', stroke: g.rule, width: 2, radius: 22 }),
    code(
      164,
      174,
      [
        [
          ['t', g.sub],
          ['       x      y      mm', g.sub],
        ],
        ...rows,
      ],
      34,
      60,
    ),
    ...[0, 1, 2].map((k) => {
      const b = box(930, 90 + k * 254, 550, 232);
      const colour = [g.gaze, g.motion, g.skin][k]!;
      const points = place(
        signal([0, 0, 7][k]!, 7, 14 + k, 220),
        box(b.x + 30, b.y + 50, b.width - 60, b.height - 100),
        0,
        1,
      );
      return (
        rect(b, { fill: g.panel, radius: 22 }) +
        polyline(points, colour, 4) +
        circle(points.at(-1)![0], points.at(-1)![1], 10, { fill: colour })
      );
    }),
  );
}

/** A BNC plug on its way into the box, its pulse above. */
export function plugIn(at: number): string {
  const g = MIST;
  return sheet(
    g,
    at,
    rect(box(820, 220, 660, 560), { fill: g.panel, stroke: g.ink, radius: 40 }),
    ...indices(8).map((i) => {
      const [x, y] = [960 + (i % 3) * 190, 330 + Math.floor(i / 3) * 170];
      return (
        circle(x, y, 58, { fill: g.field, stroke: g.ink }) +
        circle(x, y, 36, { fill: '#dfe6f4', stroke: g.ink }) +
        circle(x, y, 9, { fill: i === 3 ? g.skin : g.ink }) +
        [-1, 1]
          .map((s) => rect(box(x + s * 58 - 9, y - 9, 18, 18), { fill: g.axis, stroke: g.ink, radius: 5 }))
          .join('')
      );
    }),
    path('M60 760C200 760 200 500 380 500', { stroke: g.ink, width: 34 }),
    path('M60 760C200 760 200 500 380 500', { stroke: g.axis, width: 26 }),
    rect(box(370, 448, 190, 104), { fill: '#dfe6f4', stroke: g.ink, radius: 18 }),
    rect(box(560, 434, 130, 132), { fill: g.axis, stroke: g.ink, radius: 12 }),
    ...indices(5).map((i) => line(582 + i * 22, 446, 582 + i * 22, 554, g.ink, 2)),
    rect(box(690, 486, 60, 28), { fill: g.skin, stroke: g.ink }),
    polyline(
      [
        [140, 300],
        [340, 300],
        [340, 170],
        [520, 170],
        [520, 300],
        [730, 300],
      ],
      g.brand,
      6,
    ),
    text(430, 140, '5 ms', { fill: g.ink, size: 36, anchor: 'middle' }),
  );
}

export function exportDialog(at: number): string {
  const g = MIST;
  const b = box(120, 90, 1360, 740);
  const i = inside(b);
  return sheet(
    g,
    at,
    frame(g, b, '导出'),
    ...['CSV', 'EDF+', 'Parquet', 'HDF5', 'C3D'].map((name, k) => {
      const on = k === 2;
      return (
        rect(box(i.x + k * 260, i.y, 240, 108), on ? { fill: g.brand, radius: 18 } : { stroke: g.tick, radius: 18 }) +
        text(i.x + 120 + k * 260, i.y + 68, name, {
          fill: on ? '#fff' : g.ink,
          size: 36,
          weight: 700,
          anchor: 'middle',
        })
      );
    }),
    table(
      g,
      box(i.x, i.y + 150, i.width, 360),
      [{ at: 0 }, { at: 380 }, { at: 760, anchor: 'end' }, { at: 900 }],
      ['列', '信号', '采样率', '单位'],
      [
        ['gaze_x', '注视', '240 Hz', '度'],
        ['eeg_pz', '脑电', '1,000 Hz', 'µV'],
        ['rr_ms', '心电', '逐搏', 'ms'],
        ['scl', '皮肤电', '128 Hz', 'µS'],
      ],
      68,
    ),
    text(i.x, i.y + i.height - 20, '60 min · 八路 · 约1.1 GB', { fill: g.sub, size: 30 }),
    button(g, i.x + i.width - 176, i.y + i.height - 30, '导出'),
  );
}

export function longTable(at: number): string {
  const g = MIST;
  const source = random(51);
  const head = ['subject', 'trial', 'cue', 'first_look_s', 'sdlp_m', 'hr_bpm'];
  const columns = [150, 400, 560, 900, 1130, 1400];
  return sheet(
    g,
    at,
    rect(box(100, 80, 1400, 760), { fill: g.panel, stroke: g.tick, width: 2, radius: 14 }),
    rect(box(100, 80, 1400, 82), { fill: '#dbe6ff', radius: 14 }),
    ...head.map((name, c) =>
      text(columns[c]!, 132, name, { fill: g.ink, size: 30, mono: true, anchor: c > 2 ? 'end' : 'start' }),
    ),
    ...indices(9).flatMap((r) => [
      line(100, 162 + r * 75, 1500, 162 + r * 75, g.rule, 2),
      ...[
        'S0' + (r < 5 ? 6 : 7),
        String(r < 5 ? r + 20 : r - 4),
        r % 2 ? 'voice' : 'icon',
        (0.9 + 0.2 * source.normal()).toFixed(2),
        (0.25 + 0.06 * source.normal()).toFixed(2),
        r === 3 ? '' : (74 + 6 * source.normal()).toFixed(1),
      ].map((cell, c) =>
        text(columns[c]!, 211 + r * 75, cell, {
          fill: c === 2 ? (r % 2 ? '#1747d1' : '#8a5a00') : g.ink,
          size: 30,
          mono: true,
          anchor: c > 2 ? 'end' : 'start',
        }),
      ),
    ]),
    rect(box(1230, 392, 200, 66), { stroke: g.brand, width: 4, radius: 6 }),
  );
}

/** A frame with the face covered; what goes and what stays. */
export function deidentified(at: number): string {
  const g = MIST;
  const rows = [
    ['姓名', '', false],
    ['电话', '', false],
    ['日期', '第3天', true],
    ['年龄', '30–34', true],
    ['编号', 'S14', true],
  ] as const;
  return sheet(
    g,
    at,
    clip(
      box(120, 110, 640, 700),
      24,
      rect(box(120, 110, 640, 700), { fill: '#dbe6ff' }),
      path('M120 810V740Q200 640 330 630H560Q680 650 760 760V810Z', { fill: g.brand, stroke: g.ink }),
      profile(g, 440, 410, 380),
    ),
    rect(box(400, 250, 250, 310), { fill: '#8793ad', radius: 18 }),
    ...rows.map(([name, value, kept], r) => {
      const y = 180 + r * 130;
      return (
        text(850, y + 12, name, { fill: kept ? g.ink : g.axis, size: 40 }) +
        (kept
          ? text(1400, y + 12, value, { fill: g.ink, size: 44, weight: 700, anchor: 'end' })
          : rect(box(1130, y - 24, 270, 48), { fill: g.ink, radius: 6 })) +
        (kept
          ? tick(1450, y, g.muscle)
          : path(`M1438 ${y - 12}l24 24M1462 ${y - 12}l-24 24`, { stroke: g.heart, width: 5 })) +
        line(850, y + 64, 1470, y + 64, g.rule, 2)
      );
    }),
  );
}

/** Sharp only where the eye is: a window of clear text that follows the gaze. */
export function gazeWindow(at: number): string {
  const g = MIST;
  const page = (colour: string, weight: number) => pageLines(box(220, 150, 1160, 620), 10, colour, 6, weight);
  return sheet(
    g,
    at,
    rect(box(120, 90, 1360, 740), { fill: g.panel, stroke: g.tick, width: 2, radius: 22 }),
    page('#e6ecf8', 34),
    `<clipPath id="gaze"><circle cx="900" cy="450" r="190"/></clipPath><g clip-path="url(#gaze)">${rect(box(700, 240, 420, 420), { fill: '#ffffff' })}${['看到哪里', '哪里才清楚，', '四周都模糊'].map((row, k) => text(900, 388 + k * 82, row, { fill: g.ink, size: 54, weight: 700, anchor: 'middle' })).join('')}</g>`,
    circle(900, 450, 190, { stroke: g.gaze, width: 5 }),
    polyline(
      [
        [360, 250],
        [520, 330],
        [640, 300],
        [760, 470],
      ],
      g.gaze,
      3,
      { dash: '3 11' },
    ),
    ...(
      [
        [360, 250],
        [520, 330],
        [640, 300],
      ] as const
    ).map(([x, y]) => circle(x, y, 13, { fill: g.gaze, opacity: 0.6 })),
    text(1120, 700, '18 ms', { fill: g.ink, size: 46, weight: 700 }),
  );
}

export function subscription(at: number): string {
  const g = MIST;
  const b = box(120, 90, 1360, 740);
  const i = inside(b);
  const rows = [
    ['左眼坐标', true],
    ['右眼坐标', false],
    ['瞳孔直径', true],
    ['R波时刻', false],
    ['原始脑电', false],
  ] as const;
  return sheet(
    g,
    at,
    frame(g, b, '订阅', '8个程序中的第2个'),
    ...rows.map(([name, on], r) => {
      const y = i.y + 40 + r * 84;
      return (
        check(g, i.x + 18, y, on) +
        text(i.x + 64, y + 12, name, { fill: on ? g.ink : g.sub, size: 34 }) +
        (on
          ? trace(signal(r === 0 ? 0 : 7, 6, 40 + r, 200), box(i.x + 420, y - 30, 800, 60), 0, 1, g.gaze, 4)
          : line(i.x + 420, y, i.x + 1220, y, g.rule, 4))
      );
    }),
    line(i.x, i.y + 450, i.x + i.width, i.y + 450, g.rule, 2),
    text(i.x, i.y + 530, '频率', { fill: g.ink, size: 34 }),
    ...['1,000 Hz', '500 Hz', '100 Hz'].map(
      (name, k) =>
        rect(
          box(i.x + 420 + k * 270, i.y + 484, 250, 70),
          k === 2 ? { fill: g.brand, radius: 35 } : { stroke: g.tick, radius: 35 },
        ) +
        text(i.x + 545 + k * 270, i.y + 531, name, {
          fill: k === 2 ? '#fff' : g.ink,
          size: 32,
          anchor: 'middle',
          weight: k === 2 ? 700 : 400,
        }),
    ),
  );
}

/** An old recording played at its own speed in an empty laboratory at night. */
export function replay(at: number): string {
  const g = DEEP;
  return sheet(
    g,
    at,
    rect(box(300, 110, 1000, 560), { fill: g.panel, stroke: g.axis, width: 4, radius: 22 }),
    rect(box(300, 110, 1000, 56), { fill: g.skin, radius: 22 }),
    rect(box(300, 140, 1000, 26), { fill: g.skin }),
    text(800, 150, '回放 · 不能存成采集', { fill: '#3a2600', size: 30, weight: 700, anchor: 'middle' }),
    lanes(g, box(350, 200, 900, 340), 5, 10, 30, 0.66),
    path('M360 590l34 22l-34 22z', { fill: g.ink }),
    line(430, 612, 1240, 612, g.axis, 8),
    line(430, 612, 960, 612, g.skin, 8),
    circle(960, 612, 17, { fill: g.ink }),
    path('M180 700H1420L1500 800H100Z', { fill: '#0a1536', stroke: g.axis, width: 3 }),
    path('M1400 190a64 64 0 1 0 70 84a52 52 0 1 1 -70 -84z', { fill: '#cdd8f5' }),
    ...(
      [
        [170, 180],
        [210, 330],
        [120, 440],
        [1440, 420],
        [1380, 520],
      ] as const
    ).map(([x, y]) => circle(x, y, 4, { fill: g.sub })),
  );
}

/** A nightly script and what it fetched. */
export function nightScript(at: number): string {
  const g = DEEP;
  const c = words(g);
  return sheet(
    g,
    at,
    rect(box(120, 90, 860, 740), { fill: g.panel, radius: 22 }),
    code(
      164,
      172,
      [
        [
          ['GET', c.key],
          [' /v2/recordings', c.name],
        ],
        [
          ['    ?since=', c.sign],
          ['2026-11-20', c.text],
        ],
        [['', c.name]],
        [['{', c.sign]],
        [
          ['  "id"', c.number],
          [': ', c.sign],
          ['"S14-02"', c.text],
          [',', c.sign],
        ],
        [
          ['  "minutes"', c.number],
          [': ', c.sign],
          ['90', c.key],
          [',', c.sign],
        ],
        [
          ['  "valid"', c.number],
          [': ', c.sign],
          ['0.94', c.key],
          [',', c.sign],
        ],
        [
          ['  "streams"', c.number],
          [': [', c.sign],
        ],
        [
          ['    "gaze"', c.text],
          [', ', c.sign],
          ['"ecg"', c.text],
        ],
        [['  ]', c.sign]],
        [['}', c.sign]],
      ],
      36,
      58,
    ),
    ...['S13-01', 'S13-02', 'S14-01', 'S14-02', 'S15-01'].map((name, r) => {
      const y = 90 + r * 152;
      return (
        rect(box(1020, y, 460, 132), { fill: r === 3 ? '#16307c' : g.panel, radius: 20 }) +
        text(1056, y + 58, name, { fill: g.ink, size: 36, weight: 700 }) +
        text(1056, y + 102, ['600 MB', '590 MB', '612 MB', '604 MB', '—'][r]!, { fill: g.sub, size: 28 }) +
        (r < 4
          ? tick(1430, y + 66, g.muscle)
          : circle(1430, y + 66, 17, { stroke: g.tickMajor, width: 5, dash: '70 40' }))
      );
    }),
  );
}

/** Key, light sensor and microphone on one marker box, their pulses beside. */
export function triggerBox(at: number): string {
  const g = MIST;
  const pulse = (y: number, start: number, colour: string) =>
    polyline(
      [
        [960, y],
        [start, y],
        [start, y - 70],
        [start + 60, y - 70],
        [start + 60, y],
        [1480, y],
      ] as Point[],
      colour,
      5,
    );
  return sheet(
    g,
    at,
    path('M330 210C470 210 500 330 560 420M330 470H560M330 730C470 730 500 600 560 510', { stroke: g.ink, width: 8 }),
    rect(box(120, 140, 210, 140), { fill: g.panel, stroke: g.ink, radius: 24 }),
    circle(190, 210, 40, { fill: g.heart, stroke: g.ink }),
    circle(276, 210, 26, { fill: g.gaze, stroke: g.ink }),
    rect(box(160, 410, 170, 120), { fill: g.ink, radius: 30 }),
    circle(230, 470, 36, { fill: g.skin }),
    rect(box(170, 640, 90, 150), { fill: '#dfe6f4', stroke: g.ink, radius: 45 }),
    ...[670, 700, 730].map((y) => line(184, y, 246, y, g.ink, 3)),
    rect(box(250, 712, 80, 36), { fill: g.panel, stroke: g.ink, radius: 8 }),
    markerBox(g, 540, 400, 330, 4),
    line(870, 460, 940, 460, g.ink, 8),
    line(960, 470, 1480, 470, g.rule, 2),
    pulse(270, 1090, g.heart),
    pulse(490, 1180, g.skin),
    pulse(710, 1300, g.brain),
    ...[1090, 1180, 1300].map((x, i) => line(x, 150, x, 790, [g.heart, g.skin, g.brain][i]!, 2, { dash: '2 10' })),
    pill(1010, 806, '1 ms', '#dbe6ff', '#1747d1'),
  );
}
