/** Pictures of the feature "team collaboration". */
import { avatar, check, frame, inside, pill, tick } from '../parts/interface.ts';
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
  const b = box(120, 90, 1360, 740);
  const i = inside(b);
  const x = scale(0, 22, i.x + 260, i.x + i.width);
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
    frame(g, b, '变道提示', '第16天 / 22'),
    ...indices(23).map((d) => line(x(d), i.y, x(d), i.y + (d % 5 ? 12 : 24), g.tick, 2)),
    ...ROLES.map((role, r) => {
      const y = i.y + 90 + r * 112;
      return (
        avatar(i.x + 30, y, FACES[r]!, TONES[r]!, 32) +
        text(i.x + 82, y + 12, role, { fill: g.ink, size: 32 }) +
        work[r]!.map(([from, to]) =>
          rect(box(x(from), y - 28, x(to) - x(from) - 4, 56), {
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
  const b = box(120, 90, 1360, 740);
  const i = inside(b);
  const part = (x: number, head: string, words: string, fill: string, colour: string) =>
    text(x, i.y + 100, head, { fill: g.sub, size: 28 }) +
    rect(box(x, i.y + 124, 620, 130), { fill, radius: 16 }) +
    text(x + 34, i.y + 204, words, { fill: colour, size: 40, weight: 700 });
  return sheet(
    g,
    frame(g, b, '方案', '已锁定 · 第2版'),
    text(i.x, i.y + 34, '提示音的时刻', { fill: g.ink, size: 38, weight: 700 }),
    part(i.x, '改前', '变道前3.0 s', '#5b2530', '#ff8fa3'),
    part(i.x + 668, '改后', '变道前3.5 s', '#255b46', '#2fd3a0'),
    text(i.x, i.y + 344, '理由', { fill: g.sub, size: 28 }),
    text(i.x, i.y + 394, '第5名起，路口前的距离不够看完语音', { fill: g.ink, size: 34 }),
    avatar(i.x + 34, i.y + 486, '王', TONES[0]!, 34),
    text(i.x + 90, i.y + 498, '负责人 · 10月9日 18:20', { fill: g.sub, size: 30 }),
    ...indices(24).map((k) =>
      rect(box(i.x + k * 53.6, i.y + 556, 44, 34), {
        fill: k < 4 ? g.heart : k < 14 ? g.muscle : g.rule,
        opacity: k < 4 ? 0.7 : 1,
        radius: 7,
      }),
    ),
  );
}

export function permissions(): string {
  const g = DEEP;
  const b = box(120, 90, 1360, 740);
  const i = inside(b);
  const rights = ['锁定方案', '采集', '看录像', '编码', '看条件', '看姓名', '下载原始数据'];
  const granted = ['10000', '11000', '11100', '10100', '11010', '11000', '10010'];
  return sheet(
    g,
    frame(g, b, '角色与权限', '14项'),
    ...ROLES.map(
      (role, c) =>
        avatar(i.x + 430 + c * 200, i.y + 26, FACES[c]!, TONES[c]!, 26) +
        text(i.x + 430 + c * 200, i.y + 92, role, { fill: g.sub, size: 26, anchor: 'middle' }),
    ),
    ...rights.map((name, r) => {
      const y = i.y + 152 + r * 70;
      return (
        line(i.x, y - 35, i.x + i.width, y - 35, g.rule, 2) +
        text(i.x, y + 11, name, { fill: g.ink, size: 32 }) +
        ROLES.map((_, c) =>
          granted[r]![c] === '1'
            ? check(g, i.x + 430 + c * 200, y, true)
            : line(i.x + 418 + c * 200, y, i.x + 442 + c * 200, y, g.tick, 4),
        ).join('')
      );
    }),
  );
}

export function changeLog(): string {
  const g = DEEP;
  const b = box(120, 90, 1360, 740);
  const i = inside(b);
  const rows = [
    ['赵', '兴趣区“左后视镜”外扩', '10-15 16:02', 2],
    ['王', '剔除阈值', '10-06 11:40', 0],
    ['李', '标记7改为17', '10-05 17:30', 1],
    ['陈', '指标版本1.4', '10-02 09:15', 3],
  ] as const;
  return sheet(
    g,
    frame(g, b, '操作日志', '只记改动'),
    ...rows.map(([face, words, time, tone], r) => {
      const y = i.y + 44 + (r > 1 ? r * 100 + 216 : r * 100);
      return (
        avatar(i.x + 32, y, face, TONES[tone]!, 32) +
        text(i.x + 90, y + 12, words, { fill: g.ink, size: 34, weight: r === 1 ? 700 : 400 }) +
        text(i.x + i.width, y + 11, time, { fill: g.sub, size: 28, anchor: 'end' })
      );
    }),
    rect(box(i.x + 90, i.y + 196, i.width - 90, 84), { fill: '#5b2530', radius: 12 }),
    text(i.x + 126, i.y + 250, '− 有效样本 ≥ 75%', { fill: '#ff8fa3', size: 34 }),
    rect(box(i.x + 90, i.y + 284, i.width - 90, 84), { fill: '#255b46', radius: 12 }),
    text(i.x + 126, i.y + 338, '+ 有效样本 ≥ 80%', { fill: '#2fd3a0', size: 34 }),
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
      const b = box(120 + k * 462, 90, 436, 740);
      return (
        frame(g, b, site, '第9天') +
        rows
          .map(([name, values], r) => {
            const y = b.y + 150 + r * 152;
            const flagged = k === 2 && r === 0;
            return (
              (flagged
                ? rect(box(b.x + 16, y - 46, b.width - 32, 134), { fill: g.skin, opacity: 0.28, radius: 16 })
                : '') +
              text(b.x + 40, y, name, { fill: g.sub, size: 28 }) +
              text(b.x + 40, y + 58, values[k]!, { fill: g.ink, size: 46, weight: 700 }) +
              (flagged
                ? pill(b.x + 240, y + 40, '偏2 SD', '#5b4925', '#ffd58a')
                : tick(b.x + b.width - 56, y + 40, g.muscle))
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
    rect(box(x, y, width, 100), { fill: g.panel, stroke: g.skin, width: 3, radius: 18 }) +
    avatar(x + 50, y + 50, face, tone, 30) +
    text(x + 98, y + 61, words, { fill: g.ink, size: 34 }) +
    circle(x, 810, 9, { fill: g.skin });
  return sheet(
    g,
    lanes(g, box(120, 420, 1360, 400), 4, 14, 18),
    flag(420, 120, '李', TONES[1]!, '这里门响了一下', 390),
    flag(900, 260, '王', TONES[0]!, '@陈 这段先别算', 400),
  );
}
