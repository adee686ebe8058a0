/** Pictures of the feature "team collaboration". */
import { avatar, check, frame, inside, pill, tick, WINDOW } from '../parts/interface.ts';
import { DEEP } from '../palette.ts';
import { scale } from '../plot.ts';
import { indices } from '../random.ts';
import { box, circle, line, rect, sheet, text } from '../svg.ts';
import { lanes } from './lanes.ts';

const ROLES = ['负责人', '主试', '编码者', '分析者', '旁观者'];

const FACES = ['王', '李', '赵', '陈', '周'];

export const TONES = ['#1f5bff', '#12b886', '#8b5cf6', '#e0762a', '#5b6b8f'];

/** Five people, each with their part of one project. */
export function projectBoard(): string {
  const g = DEEP;
  const i = inside(WINDOW);
  const x = scale(0, 22, i.x + 280, i.x + i.width);
  const work: [number, number, number][][] = [
    [
      [0, 5, 0],
      [21, 22, 0],
    ],
    [[5, 14, 1]],
    [[14, 18, 2]],
    [[18, 21, 3]],
    [[0, 22, 4]],
  ];
  return sheet(
    g,
    frame(g, WINDOW, '变道提示', '第16天 / 22'),
    ...indices(23).map((d) => line(x(d), i.y, x(d), i.y + (d % 5 ? 12 : 24), g.tick, 2)),
    ...ROLES.map((role, r) => {
      const y = i.y + 104 + r * 124;
      return (
        avatar(i.x + 36, y, FACES[r]!, TONES[r]!) +
        text(i.x + 92, y + 14, role, { fill: g.ink }) +
        work[r]!.map(([from, to]) =>
          rect(box(x(from), y - 34, x(to) - x(from) - 4, 68), {
            fill: r === 4 ? g.rule : TONES[r],
            opacity: r < 4 && from >= 16 ? 0.35 : 1,
            radius: 12,
          }),
        ).join('')
      );
    }),
    line(x(16), i.y - 10, x(16), i.y + i.height, g.ink, 3),
    circle(x(16), i.y - 10, 10, { fill: g.ink }),
  );
}

/** A locked plan was changed: before and after side by side, with the reason. */
export function lockedPlan(): string {
  const g = DEEP;
  const i = inside(WINDOW);
  const part = (x: number, head: string, words: string, fill: string, colour: string) =>
    text(x, i.y + 112, head, { fill: g.sub }) +
    rect(box(x, i.y + 140, 680, 130), { fill, radius: 16 }) +
    text(x + 36, i.y + 224, words, { fill: colour, size: 54, weight: 700 });
  return sheet(
    g,
    frame(g, WINDOW, '方案', '已锁定 · 第2版'),
    text(i.x, i.y + 34, '提示音的时刻', { fill: g.ink, size: 46, weight: 700 }),
    part(i.x, '改前', '变道前3.0 s', '#5b2530', '#ff8fa3'),
    part(i.x + 708, '改后', '变道前3.5 s', '#255b46', '#2fd3a0'),
    text(i.x, i.y + 358, '理由', { fill: g.sub }),
    text(i.x, i.y + 420, '第5名起，路口前的距离不够看完语音', { fill: g.ink }),
    avatar(i.x + 40, i.y + 522, '王', TONES[0]!),
    text(i.x + 104, i.y + 536, '负责人 · 10月9日 18:20', { fill: g.sub }),
    ...indices(24).map((k) =>
      rect(box(i.x + k * 58.1, i.y + 620, 50, 44), {
        fill: k < 4 ? g.heart : k < 14 ? g.muscle : g.rule,
        opacity: k < 4 ? 0.7 : 1,
        radius: 7,
      }),
    ),
  );
}

export function permissions(): string {
  const g = DEEP;
  const i = inside(WINDOW);
  const rights = ['锁定方案', '采集', '看录像', '编码', '看条件', '看姓名', '下载原始数据'];
  const granted = ['10000', '11000', '11100', '10100', '11010', '11000', '10010'];
  return sheet(
    g,
    frame(g, WINDOW, '角色与权限', '14项'),
    ...ROLES.map(
      (role, c) =>
        avatar(i.x + 420 + c * 220, i.y + 30, FACES[c]!, TONES[c]!) +
        text(i.x + 420 + c * 220, i.y + 118, role, { fill: g.sub, anchor: 'middle' }),
    ),
    ...rights.map((name, r) => {
      const y = i.y + 178 + r * 77;
      return (
        line(i.x, y - 38, i.x + i.width, y - 38, g.rule, 2) +
        text(i.x, y + 14, name, { fill: g.ink }) +
        ROLES.map((_, c) =>
          granted[r]![c] === '1'
            ? check(g, i.x + 420 + c * 220, y, true)
            : line(i.x + 406 + c * 220, y, i.x + 434 + c * 220, y, g.tick, 4),
        ).join('')
      );
    }),
  );
}

export function changeLog(): string {
  const g = DEEP;
  const i = inside(WINDOW);
  const rows = [
    ['赵', '兴趣区“左后视镜”外扩', '10-15 16:02', 2],
    ['王', '剔除阈值', '10-06 11:40', 0],
    ['李', '标记7改为17', '10-05 17:30', 1],
    ['陈', '指标版本1.4', '10-02 09:15', 3],
  ] as const;
  return sheet(
    g,
    frame(g, WINDOW, '操作日志', '只记改动'),
    ...rows.map(([face, words, time, tone], r) => {
      const y = i.y + 44 + (r > 1 ? r * 116 + 214 : r * 116);
      return (
        avatar(i.x + 40, y, face, TONES[tone]!) +
        text(i.x + 104, y + 14, words, { fill: g.ink, weight: r === 1 ? 700 : 400 }) +
        text(i.x + i.width, y + 14, time, { fill: g.sub, anchor: 'end' })
      );
    }),
    rect(box(i.x + 104, i.y + 220, i.width - 104, 90), { fill: '#5b2530', radius: 12 }),
    text(i.x + 140, i.y + 279, '− 有效样本 ≥ 75%', { fill: '#ff8fa3' }),
    rect(box(i.x + 104, i.y + 316, i.width - 104, 90), { fill: '#255b46', radius: 12 }),
    text(i.x + 140, i.y + 375, '+ 有效样本 ≥ 80%', { fill: '#2fd3a0' }),
  );
}

/** The same sheet in three places; one value of one place is flagged. */
export function threeSites(): string {
  const g = DEEP;
  const rows = [
    ['有效样本', ['95%', '94%', '88%']],
    ['屏幕延迟', ['21 ms', '23 ms', '22 ms']],
    ['照度', ['310 lx', '298 lx', '305 lx']],
    ['噪声', ['38 dB', '41 dB', '40 dB']],
  ] as const;
  return sheet(
    g,
    ...['苏州', '西安', '广州'].map((site, k) => {
      const b = box(70 + k * 496, 40, 468, 850);
      return (
        frame(g, b, site, '第9天') +
        rows
          .map(([name, values], r) => {
            const y = b.y + 176 + r * 176;
            const flagged = k === 2 && r === 0;
            return (
              (flagged
                ? rect(box(b.x + 16, y - 58, b.width - 32, 162), { fill: g.skin, opacity: 0.28, radius: 16 })
                : '') +
              text(b.x + 40, y, name, { fill: g.sub }) +
              text(b.x + 40, y + 72, values[k]!, { fill: g.ink, size: 58, weight: 700 }) +
              (flagged
                ? pill(b.x + 238, y + 54, '偏2 SD', '#5b4925', '#ffd58a')
                : tick(b.x + b.width - 60, y + 54, g.muscle))
            );
          })
          .join('')
      );
    }),
  );
}

/** Notes pinned to their second on the trace. */
export function notes(): string {
  const g = DEEP;
  const flag = (x: number, y: number, face: string, tone: string, words: string, width: number) =>
    line(x, y + 60, x, 810, g.skin, 3) +
    rect(box(x, y, width, 120), { fill: g.panel, stroke: g.skin, width: 3, radius: 18 }) +
    avatar(x + 62, y + 60, face, tone) +
    text(x + 122, y + 74, words, { fill: g.ink }) +
    circle(x, 810, 9, { fill: g.skin });
  return sheet(
    g,
    lanes(g, box(120, 420, 1360, 400), 4, 14, 18),
    flag(420, 120, '李', TONES[1]!, '这里门响了一下', 440),
    flag(900, 260, '王', TONES[0]!, '@陈 这段先别算', 490),
  );
}
