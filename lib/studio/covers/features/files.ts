/** Files that leave the platform: export, long table, without names. */
import { profile } from '../parts/body.ts';
import { button, frame, inside, table, tick, WINDOW } from '../parts/interface.ts';
import { DEEP } from '../palette.ts';
import { indices, random } from '../random.ts';
import { box, clip, line, path, rect, sheet, text } from '../svg.ts';

export function exportDialog(): string {
  const g = DEEP;
  const i = inside(WINDOW);
  return sheet(
    g,
    frame(g, WINDOW, '导出'),
    ...['CSV', 'Parquet', 'HDF5', 'EDF+', 'BDF+', 'SNIRF', 'C3D'].map((name, k) => {
      const on = k === 1;
      return (
        rect(box(i.x + k * 200.5, i.y, 185, 112), on ? { fill: g.brand, radius: 18 } : { stroke: g.tick, radius: 18 }) +
        text(i.x + 92.5 + k * 200.5, i.y + 70, name, {
          fill: on ? '#0d1a44' : g.ink,
          weight: 700,
          anchor: 'middle',
        })
      );
    }),
    table(
      g,
      box(i.x, i.y + 148, i.width, 360),
      [{ at: 0 }, { at: 400 }, { at: 860, anchor: 'end' }, { at: 1040 }],
      ['列', '信号', '采样率', '单位'],
      [
        ['gaze_x', '注视', '250 Hz', '度'],
        ['eeg_pz', '脑电', '1,000 Hz', 'µV'],
        ['rr_ms', '心电', '逐搏', 'ms'],
        ['scl', '皮肤电', '128 Hz', 'µS'],
      ],
      86,
    ),
    text(i.x, i.y + i.height - 28, '60 min · 八路 · 约1.1 GB', { fill: g.sub }),
    button(g, i.x + i.width - 160, i.y + i.height - 42, '导出'),
  );
}

export function longTable(): string {
  const g = DEEP;
  const source = random(51);
  const head = ['subject', 'trial', 'cue', 'first_look_s', 'sdlp_m', 'hr_bpm'];
  const columns = [110, 330, 510, 960, 1200, 1470];
  return sheet(
    g,
    rect(box(60, 80, 1480, 760), { fill: g.panel, stroke: g.tick, width: 2, radius: 14 }),
    rect(box(60, 80, 1480, 82), { fill: '#203360', radius: 14 }),
    ...head.map((name, c) =>
      text(columns[c]!, 135, name, { fill: g.ink, mono: true, anchor: c > 2 ? 'end' : 'start' }),
    ),
    ...indices(9).flatMap((r) => [
      line(60, 162 + r * 75, 1540, 162 + r * 75, g.rule, 2),
      ...[
        'S0' + (r < 5 ? 6 : 7),
        String(r < 5 ? r + 20 : r - 4),
        r % 2 ? 'voice' : 'icon',
        (0.9 + 0.2 * source.normal()).toFixed(2),
        (0.25 + 0.06 * source.normal()).toFixed(2),
        r === 3 ? '' : (74 + 6 * source.normal()).toFixed(1),
      ].map((cell, c) =>
        text(columns[c]!, 214 + r * 75, cell, {
          fill: c === 2 ? (r % 2 ? '#a9c1ff' : '#ffc04d') : g.ink,
          mono: true,
          anchor: c > 2 ? 'end' : 'start',
        }),
      ),
    ]),
    rect(box(1320, 392, 170, 66), { stroke: g.brand, width: 4, radius: 6 }),
  );
}

/** A frame with the face covered; what goes and what stays. */
export function deidentified(): string {
  const g = DEEP;
  const rows = [
    ['姓名', '', false],
    ['电话', '', false],
    ['日期', '第3天', true],
    ['年龄', '30–34', true],
    ['编号', 'S14', true],
  ] as const;
  return sheet(
    g,
    clip(
      box(120, 110, 640, 700),
      24,
      rect(box(120, 110, 640, 700), { fill: '#203360' }),
      path('M120 810V740Q200 640 330 630H560Q680 650 760 760V810Z', { fill: g.brand, stroke: g.ink }),
      profile(g, 440, 410, 380),
    ),
    rect(box(400, 250, 250, 310), { fill: '#8793ad', radius: 18 }),
    ...rows.map(([name, value, kept], r) => {
      const y = 180 + r * 130;
      return (
        text(850, y + 14, name, { fill: kept ? g.ink : g.tickMajor }) +
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
