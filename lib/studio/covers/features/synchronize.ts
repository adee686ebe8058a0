/** Pictures of the feature "synchronised cloud". */
import { markerBox, monitor } from '../parts/devices';
import { button, frame, inside, pill, progress, rowAt, table, tick } from '../parts/interface';
import { DEEP, MIST, SIGNALS, type Ground } from '../palette';
import { place, scale } from '../plot';
import { bell, indices, random, range, smoothNoise } from '../random';
import { eeg } from '../signals/brain';
import { beats, breath, ecg, skin } from '../signals/heart';
import { emg, gazePosition } from '../signals/motion';
import { box, circle, line, path, polyline, rect, sheet, text, type Box, type Point } from '../svg';

/** Samples of one signal over `seconds`, scaled to about 0..1. */
export function signal(kind: number, seconds: number, seed: number, count = 600): number[] {
  const t = range(0, seconds, count);
  const times = beats(seconds + 1, { seed });
  switch (kind % 8) {
    case 0:
      return gazePosition(
        count,
        indices(Math.ceil(seconds * 1.6)).map((i) => 0.5 + 0.42 * Math.sin(i * 2.4 + seed)),
        seed,
      );
    case 1:
      return eeg(count, count / seconds, seed, (i) => 0.3 + 1.3 * bell(i, count * 0.6, count * 0.2)).map(
        (v) => 0.5 + v / 90,
      );
    case 2:
      return t.map((s) => 0.25 + 0.6 * ecg(s, times));
    case 3:
      return t.map(
        (s) =>
          0.1 +
          0.8 *
            skin(
              s,
              [
                { at: seconds * 0.15, amplitude: 0.6 },
                { at: seconds * 0.55, amplitude: 0.9 },
              ],
              1.2,
            ),
      );
    case 4:
      return emg(
        count,
        (i) => 0.16 * (0.1 + bell(i, count * 0.55, count * 0.07) + 0.6 * bell(i, count * 0.2, count * 0.05)),
        seed,
      ).map((v) => 0.5 + v);
    case 5:
      return t.map((s) => 0.5 + 0.4 * Math.sin(s * 2.1 + seed) * Math.cos(s * 0.6));
    case 6:
      return t.map((s) => 0.1 + 0.8 * breath(s, 0.26));
    default:
      return smoothNoise(count, count / 22, seed).map((v) => 0.5 + 0.2 * v);
  }
}

export const NAMES = ['注视', '脑电', '心电', '皮肤电', '肌电', '动作', '呼吸', '车速'];
export const hue = (g: Ground, i: number) => (i < 6 ? g[SIGNALS[i]!] : i === 6 ? g.motion : g.other);

/** Lanes with names left of them. */
export function lanes(g: Ground, b: Box, count: number, seconds: number, seed: number, until = 1): string {
  const gap = b.height / count;
  return indices(count)
    .map((i) => {
      const values = signal(i, seconds, seed + i);
      const points = place(values, box(b.x + 130, b.y + i * gap + gap * 0.14, b.width - 130, gap * 0.72), 0, 1);
      return (
        text(b.x, b.y + (i + 0.5) * gap + 10, NAMES[i]!, { fill: hue(g, i), size: 28 }) +
        polyline(points.slice(0, Math.round(points.length * until)), hue(g, i), 3)
      );
    })
    .join('');
}

/** Twelve devices round one clock: the ring of ticks with all hands on the same mark. */
export function twelveDevices(at: number): string {
  const g = DEEP;
  const [cx, cy, r] = [800, 470, 300];
  const spoke = (a: number, from: number, to: number): [number, number, number, number] => [
    cx + from * Math.cos(a),
    cy + from * Math.sin(a),
    cx + to * Math.cos(a),
    cy + to * Math.sin(a),
  ];
  return sheet(
    g,
    at,
    ...indices(240).map((i) =>
      line(
        ...spoke((i * Math.PI) / 120, r, r + (i % 20 === 0 ? 34 : i % 10 === 0 ? 22 : 12)),
        i % 20 === 0 ? g.tickMajor : g.tick,
        2,
      ),
    ),
    ...indices(6).map((k) => {
      const values = signal(k, 7, 4 + k, 240);
      const ring = values.map((v, i): Point => {
        const a = (i / 240) * 2 * Math.PI - Math.PI / 2;
        const radius = 272 - k * 33 + (v - 0.5) * 24 * Math.min(1, i / 14, (239 - i) / 14);
        return [cx + radius * Math.cos(a), cy + radius * Math.sin(a)];
      });
      return polyline(ring, hue(g, k), 3);
    }),
    ...indices(12).map((i) => {
      const a = (i * Math.PI) / 6 - Math.PI / 2 + Math.PI / 12;
      const [x, y] = [cx + 412 * Math.cos(a) * 1.12, cy + 356 * Math.sin(a)];
      return (
        line(...spoke(a, r + 40, r + 52), g.tick, 2) +
        circle(x, y, 34, { fill: g.panel, stroke: g.axis, width: 2 }) +
        circle(x, y, 12, { fill: hue(g, i % 6) })
      );
    }),
    line(cx, cy, cx, cy - r - 40, g.ink, 4),

    circle(cx, cy, 78, { fill: g.field, stroke: g.ink, width: 3 }),
    text(cx, cy + 6, '0.4', { fill: g.ink, size: 54, weight: 700, anchor: 'middle' }),
    text(cx, cy + 44, 'ms', { fill: g.sub, size: 30, anchor: 'middle' }),
  );
}

/** The marker box with three cables; the pulse stands at one moment in all lanes. */
export function oneMoment(at: number): string {
  const g = DEEP;
  const rows = [g.brain, g.muscle, g.motion];
  return sheet(
    g,
    at,
    ...rows.map((colour, i) => {
      const y = 240 + i * 240;
      return (
        path(`M300 ${y}H560`, { stroke: colour, width: 7 }) +
        polyline(
          [
            [560, y],
            [900, y],
            [900, y - 120],
            [1090, y - 120],
            [1090, y],
            [1480, y],
          ],
          colour,
          5,
        )
      );
    }),
    rect(box(120, 130, 200, 700), { fill: g.panel, stroke: g.ink, radius: 26 }),
    ...rows.map(
      (colour, i) =>
        circle(240, 240 + i * 240, 46, { fill: g.field, stroke: g.ink }) +
        circle(240, 240 + i * 240, 12, { fill: colour }) +
        circle(160, 240 + i * 240, 8, { fill: g.muscle }),
    ),
    line(900, 90, 900, 830, g.ink, 3, { dash: '2 10' }),
    circle(900, 90, 12, { fill: g.ink }),
  );
}

export function recording(at: number): string {
  const g = DEEP;
  const b = box(120, 90, 1360, 740);
  const i = inside(b);
  const x = i.x + 130 + (i.width - 130) * 0.62;
  return sheet(
    g,
    at,
    frame(g, b, '采集', '00:42:18.318'),
    lanes(g, i, 8, 9, 3),
    line(x, i.y - 20, x, i.y + i.height + 20, g.ink, 3),
    circle(x, i.y - 20, 10, { fill: g.ink }),
    circle(b.x + 170, b.y + 38, 9, { fill: g.heart }),
  );
}

export function driftReport(at: number): string {
  const g = MIST;
  const b = box(120, 90, 1360, 740);
  const i = inside(b);
  const x = scale(0, 60, i.x + 70, i.x + i.width);
  const y = scale(-4, 9, i.y + i.height - 30, i.y);
  return sheet(
    g,
    at,
    frame(g, b, '时间漂移', '6台设备 · 60 min'),
    ...[-4, 0, 4, 8].map(
      (v) =>
        line(x(0), y(v), x(60), y(v), v ? g.rule : g.axis, 2) +
        text(x(0) - 18, y(v) + 9, String(v).replace('-', '−'), { fill: g.sub, size: 26, anchor: 'end' }),
    ),
    ...[7.9, 6.2, 4.4, 3.1, -1.7, -3].map((end, k) => {
      const wobble = smoothNoise(61, 8, k + 2);
      return (
        polyline(
          range(0, 60, 61).map((m, n): Point => [x(m), y((end * m) / 60 + 0.1 * wobble[n]! * Math.min(1, m / 8))]),
          hue(g, k),
          4,
        ) + circle(x(60), y(end), 9, { fill: hue(g, k) })
      );
    }),
  );
}

/** Two rising edges on an oscilloscope, 0.4 ms apart. */
export function edges(at: number): string {
  const g = DEEP;
  const b = box(120, 110, 1360, 710);
  const edge = (start: number, low: number): Point[] =>
    range(0, 1360, 400).map((x) => [
      120 + x,
      low - 300 * (x < start ? 0 : 1 - Math.exp(-(x - start) / 18) * Math.cos((x - start) / 26)),
    ]);
  return sheet(
    g,
    at,
    rect(b, { fill: g.panel, radius: 26 }),
    ...range(b.x, b.x + b.width, 11)
      .slice(1, -1)
      .map((x) => line(x, b.y + 20, x, b.y + b.height - 20, g.rule, 2)),
    ...range(b.y, b.y + b.height, 7)
      .slice(1, -1)
      .map((y) => line(b.x + 20, y, b.x + b.width - 20, y, g.rule, 2)),
    rect(box(780, b.y + 20, 62, b.height - 40), { fill: g.ink, opacity: 0.12 }),
    polyline(edge(660, 470), g.skin, 5),
    polyline(edge(722, 760), g.gaze, 5),
    text(872, 640, '0.4 ms', { fill: g.ink, size: 48, weight: 700 }),
  );
}

export function networkTime(at: number): string {
  const g = MIST;
  const b = box(120, 90, 1360, 740);
  const i = inside(b);
  const rows = [
    ['HZ-G2 眼镜', '+2.31', '1.8'],
    ['HZ-W3 胸部心电', '−0.87', '2.4'],
    ['HZ-B4 录像', '+5.06', '0.6'],
    ['HZ-C17 动作捕捉', '+3.42', '3.1'],
    ['HZ-D2 皮肤电', '−1.15', '2.2'],
    ['HZ-S2 屏幕眼动', '+0.19', '0.5'],
    ['HZ-ENV 环境', '−4.60', '3.7'],
  ];
  const x = scale(-6, 6, i.x + 700, i.x + i.width - 30);
  return sheet(
    g,
    at,
    frame(g, b, '网络校时', '每10 s更新'),
    table(
      g,
      i,
      [{ at: 0 }, { at: 470, anchor: 'end' }, { at: 640, anchor: 'end' }],
      ['设备', '偏差 ms', '往返 ms'],
      rows,
      76,
    ),
    line(x(0), i.y + 60, x(0), i.y + 590, g.axis, 2),
    ...rows.map(([, offset], r) => {
      const value = Number(offset!.replace('−', '-'));
      return (
        line(x(0), rowAt(i, r, 76), x(value), rowAt(i, r, 76), hue(g, r % 6), 5) +
        circle(x(value), rowAt(i, r, 76), 13, { fill: hue(g, r % 6) })
      );
    }),
  );
}

/** Eight channels receive the same pulse of 5 ms. */
export function eightChannels(at: number): string {
  const g = DEEP;
  return sheet(
    g,
    at,
    markerBox(g, 120, 130, 1360, 8),
    ...indices(8).map((i) => {
      const x = 120 + (1360 * (i + 0.5)) / 8;
      return (
        path(`M${x} 214V340`, { stroke: hue(g, i), width: 6 }) +
        polyline(
          [
            [x - 66, 720],
            [x - 30, 720],
            [x - 30, 470],
            [x + 26, 470],
            [x + 26, 720],
            [x + 66, 720],
          ],
          hue(g, i),
          5,
        ) +
        line(x, 340, x, 420, hue(g, i), 3, { dash: '2 10' })
      );
    }),
    line(120, 470, 1480, 470, g.ink, 2, { dash: '2 10' }),
    text(1480, 800, '5 ms', { fill: g.sub, size: 34, anchor: 'end' }),
  );
}

/** From the command to what is seen and heard: 21 ms to the light, 86 ms to the sound. */
export function lightAndSound(at: number): string {
  const g = MIST;
  const x = scale(0, 110, 760, 1480);
  return sheet(
    g,
    at,
    monitor(g, 130, 150, 480, 340, '#dbe6ff'),
    rect(box(142, 162, 84, 84), { fill: '#fff' }),
    rect(box(150, 170, 68, 68), { fill: g.ink, radius: 14 }),
    circle(184, 204, 15, { fill: g.skin }),
    rect(box(200, 620, 200, 190), { fill: g.panel, stroke: g.ink, radius: 20 }),
    circle(300, 720, 66, { stroke: g.ink, width: 6 }),
    circle(300, 720, 26, { fill: g.ink }),
    path('M440 660q40 60 0 120M476 630q66 90 0 180', { stroke: g.brain, width: 6 }),
    line(x(0), 130, x(0), 820, g.ink, 3, { dash: '2 10' }),
    polyline(
      [
        [x(0), 320],
        [x(21), 320],
        [x(22), 210],
        [x(70), 210],
        [x(71), 320],
        [x(110), 320],
      ],
      g.skin,
      5,
    ),
    polyline(
      range(0, 110, 300).map((t): Point => [
        x(t),
        690 - (t > 86 ? 76 * Math.sin((t - 86) * 2.2) * Math.min(1, (t - 86) / 3) : 0),
      ]),
      g.brain,
      4,
    ),
    line(x(0), 380, x(21), 380, g.skin, 8),
    text(x(21) + 24, 392, '21 ms', { fill: g.ink, size: 40, weight: 700 }),
    line(x(0), 800, x(86), 800, g.brain, 8),
    text(x(43), 778, '86 ms', { fill: g.ink, size: 40, weight: 700, anchor: 'middle' }),
  );
}

export function uploadPaused(at: number): string {
  const g = MIST;
  const b = box(120, 90, 1360, 740);
  const i = inside(b);
  const blocks = indices(26 * 9).map((k) =>
    rect(box(i.x + (k % 26) * 49.6, i.y + 150 + Math.floor(k / 26) * 44, 40, 34), {
      fill: k < 141 ? g.brand : k === 141 ? g.skin : g.rule,
      radius: 6,
    }),
  );
  return sheet(
    g,
    at,
    frame(g, b, '上传', '20 GB · 每块8 MB'),
    text(i.x, i.y + 34, '网络已断开，数据在本地', { fill: g.ink, size: 34, weight: 700 }),
    text(i.x, i.y + 88, '恢复以后从这一块接着传', { fill: g.sub, size: 28 }),
    pill(i.x + i.width - 122, i.y + 24, '已暂停', '#fff0d0', '#7a4d00'),
    ...blocks,
  );
}

/** Two disks take the same stream at once. */
export function twoDisks(at: number): string {
  const g = DEEP;
  const disk = (y: number) =>
    rect(box(980, y, 500, 250), { fill: g.panel, stroke: g.tickMajor, radius: 30 }) +
    circle(1130, y + 125, 86, { stroke: g.axis, width: 3 }) +
    circle(1130, y + 125, 60, { stroke: g.axis, width: 3 }) +
    circle(1130, y + 125, 16, { fill: g.tickMajor }) +
    circle(1420, y + 60, 13, { fill: g.muscle }) +
    line(1290, y + 190, 1430, y + 190, g.axis, 8);
  const stream = (y: number) =>
    indices(11).map((k) =>
      rect(box(500 + k * 42, y - 19, 30, 38), { fill: hue(g, k % 6), radius: 6, opacity: 0.4 + 0.055 * k }),
    );
  return sheet(
    g,
    at,
    rect(box(120, 330, 280, 280), { fill: g.panel, stroke: g.tickMajor, radius: 30 }),
    ...indices(5).map((k) =>
      polyline(place(signal(k, 5, k + 3, 120), box(150, 356 + k * 48, 220, 38), 0, 1), hue(g, k), 3),
    ),
    path('M400 470C450 470 440 275 490 275M400 470C450 470 440 665 490 665', { stroke: g.tick, width: 4 }),
    ...stream(275),
    ...stream(665),
    disk(150),
    disk(540),
  );
}

export function transferOrder(at: number): string {
  const g = MIST;
  const b = box(120, 90, 1360, 740);
  const i = inside(b);
  const rows = [
    ['标记', '2 MB', 1],
    ['心电与皮肤电', '84 MB', 1],
    ['脑电', '318 MB', 1],
    ['注视与动作', '196 MB', 1],
    ['预览录像', '1.2 GB', 0.46],
    ['原片录像', '18 GB', 0],
  ] as const;
  return sheet(
    g,
    at,
    frame(g, b, '传输顺序', '先小后大'),
    ...rows.map(([name, size, share], r) => {
      const y = i.y + 44 + r * 98;
      return (
        text(i.x, y + 10, name, { fill: share ? g.ink : g.sub, size: 32 }) +
        text(i.x + 520, y + 10, size, { fill: g.sub, size: 30, anchor: 'end' }) +
        progress(g, box(i.x + 580, y - 9, 560, 18), share || 0.001, share === 1 ? g.muscle : g.brand) +
        (share === 1
          ? tick(i.x + i.width - 30, y, g.muscle)
          : text(i.x + i.width, y + 10, share ? '46%' : '排队', { fill: g.sub, size: 28, anchor: 'end' })) +
        line(i.x, y + 49, i.x + i.width, y + 49, g.rule, 2)
      );
    }),
  );
}

export function monitoring(at: number): string {
  const g = DEEP;
  const values = ['96%', '4.1 kΩ', '99%', '6.4 µS', '—', '120 Hz', '15/min', '62 km/h'];
  return sheet(
    g,
    at,
    ...indices(8).map((k) => {
      const b = box(120 + (k % 4) * 346, 110 + Math.floor(k / 4) * 362, 322, 338);
      const lost = k === 4;
      const points = place(signal(k, 6, 30 + k, 220), box(b.x + 28, b.y + 200, b.width - 56, 100), 0, 1);
      return (
        rect(b, {
          fill: lost ? '#4a1226' : g.panel,
          stroke: lost ? g.heart : g.rule,
          width: lost ? 4 : 2,
          radius: 22,
        }) +
        text(b.x + 28, b.y + 58, NAMES[k]!, { fill: lost ? g.heart : hue(g, k), size: 30 }) +
        text(b.x + 28, b.y + 138, lost ? '3 s' : values[k]!, { fill: g.ink, size: 56, weight: 700 }) +
        polyline(lost ? points.slice(0, 120) : points, lost ? g.heart : hue(g, k), 3) +
        (lost
          ? line(b.x + 28 + 0.55 * (b.width - 56), b.y + 250, b.x + b.width - 28, b.y + 250, g.heart, 3, {
              dash: '3 11',
            })
          : '')
      );
    }),
  );
}

/** Deleting needs two people; the dialog over the list of projects with their years. */
export function retention(at: number): string {
  const g = MIST;
  const b = box(120, 90, 1360, 740);
  const i = inside(b);
  const x = scale(2021, 2032, i.x + 300, i.x + i.width);
  const source = random(5);
  return sheet(
    g,
    at,
    frame(g, b, '留存与删除'),
    ...range(2022, 2031, 4).map(
      (year) =>
        text(x(year), i.y + 18, String(year), { fill: g.sub, size: 26, anchor: 'middle' }) +
        line(x(year), i.y + 40, x(year), i.y + i.height, g.rule, 2),
    ),
    ...['提示方式', '夜班疲劳', '课堂观察', '座椅比较', '寻路', '表单'].map((name, r) => {
      const y = i.y + 90 + r * 88;
      const start = 2021.4 + r * 1.1 + source.next() * 0.5;
      return (
        text(i.x, y + 10, name, { fill: g.ink, size: 30 }) +
        rect(box(x(start), y - 20, x(start + 5) - x(start), 40), {
          fill: r === 0 ? g.heart : g.gaze,
          opacity: r === 0 ? 0.9 : 0.35,
          radius: 10,
        })
      );
    }),
    rect(box(700, 400, 740, 380), { fill: g.panel, stroke: g.ink, radius: 26 }),
    text(744, 474, '删除“提示方式”？', { fill: g.ink, size: 38, weight: 700 }),
    text(744, 528, '需要两人确认，备份14天内清除', { fill: g.sub, size: 28 }),
    tick(764, 596, g.muscle),
    text(800, 606, '负责人', { fill: g.ink, size: 30 }),
    circle(994, 596, 16, { stroke: g.axis, width: 3 }),
    text(1026, 606, '数据管理员', { fill: g.sub, size: 30 }),
    button(g, 744, 704, '取消', false),
    button(g, 900, 704, '等待第二人'),
  );
}
