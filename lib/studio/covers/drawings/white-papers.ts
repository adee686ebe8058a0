/** Covers of the white papers: the title set large, the paper's own finding drawn beside or below it. */
import { DEEP as g } from '../palette.ts';
import { indices, random, range } from '../random.ts';
import { box, circle, line, path, type Point, polyline, rect, sheet, text } from '../svg.ts';
import { bloodPair } from './blood-flow.ts';
import { channels } from './brain.ts';
import { twoCoders } from './coding.ts';
import { ridges } from './driving.ts';
import { ninePupils } from './eye.ts';
import { windowFan } from './heart.ts';
import { gaitSequence } from './muscle.ts';
import { formResponse } from './skin.ts';
import { staircase } from './sync.ts';

/** Title in one or two lines, the question under it, year. */
function cover(title: readonly string[], question: string, year: number, ...drawing: string[]): string {
  return sheet(
    g,
    ...drawing,
    text(120, 152, `白皮书  ${year}`, { fill: g.brand, size: 34, weight: 700 }),
    ...title.map((words, i) => text(115, 266 + i * 116, words, { fill: g.ink, size: 98, weight: 700 })),
    text(118, 266 + title.length * 116 - 34, question, { fill: g.sub, size: 46 }),
  );
}

export const codingGuide = () =>
  cover(['行为编码手册'], '从方案到一致性', 2023, twoCoders(g, box(120, 470, 1360, 350), 3, 3));

export const eegInTheField = () =>
  cover(
    ['把脑电带到现场'],
    '能做什么，不能做什么',
    2025,
    channels(
      box(120, 430, 1360, 400),
      indices(6).map(() => g.brain),
      8,
      60,
      (k, t) =>
        t > 3.6
          ? (t - 3.2) * 5.5 * Math.sin(t * 31 + k * 2) * Math.abs(Math.sin(t * 5.3 + k)) +
            (t > 5.4 ? 9 * Math.sin(t * 187 + k * 3) : 0)
          : 0,
    ),
    line(732, 420, 732, 830, g.ink, 2, { dash: '2 9' }),
  );

export const bloodFlowPrimer = () =>
  cover(['近红外脑成像入门'], '从光极到结论', 2024, bloodPair(box(120, 440, 1360, 380), g, { blocks: 3, seed: 9 }));

export const windowsOfHeart = () => cover(['心率变异性', '的窗口'], '一分钟够不够', 2025, windowFan());

/** Fourteen floor plans to one scale, the smallest first: `k` px are a metre, a row of them stands on each base. */
export function floorPlans(left: number, right: number, bases: readonly number[], k: number): string {
  const sizes = [
    [5, 4],
    [4.4, 4],
    [6, 4],
    [5, 5],
    [6, 5],
    [7, 5],
    [6.4, 6],
    [8, 5],
    [8, 6],
    [9, 6],
    [7, 8],
    [10, 6],
    [10, 7],
    [12, 8],
  ] as const;
  let [x, row] = [left, 0];
  const plans = sizes.map(([w, h], i) => {
    if (x + w * k > right) [x, row] = [left, row + 1];
    const b = box(x, bases[row]! - h * k, w * k, h * k);
    x += w * k + 26;
    const colour = i === 9 ? g.brand : g.tick;
    return (
      rect(b, { stroke: colour, width: 5, fill: i === 9 ? g.panel : 'none' }) +
      line(b.x + 14, b.y + b.height, b.x + 44, b.y + b.height, g.field, 7) +
      path(`M${b.x + 14} ${b.y + b.height}v-30a30 30 0 0 1 30 30`, { stroke: colour, width: 2 }) +
      (w > 6 ? line(b.x + b.width * 0.66, b.y, b.x + b.width * 0.66, b.y + b.height, colour, 3) : '')
    );
  });
  return plans.join('');
}

export const labPlanning = () => cover(['规划一间', '多模态实验室'], '', 2026, floorPlans(120, 1490, [590, 830], 22));

export const motionOutdoors = () =>
  cover(['离开实验室的', '动作捕捉'], '', 2024, gaitSequence(g, 200, 1400, 822, 330, 9));

export const pupilAndLoad = () => cover(['瞳孔与负荷'], '亮度校正之后还剩多少', 2025, ninePupils(g, 590));

export const syncGuide = () =>
  cover(
    ['多模态同步'],
    '误差从哪里来，怎样验收',
    2026,
    staircase(g, box(120, 410, 1360, 420), 8, 16, 300),
    line(528, 400, 528, 830, g.ink, 2, { dash: '2 9' }),
  );

export const takeoverMethods = () =>
  cover(['接管研究', '的方法'], '场景、指标与常见错误', 2026, ridges(g, box(760, 240, 720, 570), [1.21, 0.94, 0.86]));

export function usability(): string {
  const fields = indices(9).map(
    (i) =>
      rect(box(120 + i * 151.1, 470, 130, 72), {
        stroke: i === 4 ? g.skin : g.axis,
        width: i === 4 ? 5 : 3,
        radius: 12,
      }) + (i < 4 ? line(140 + i * 151.1, 506, 190 + i * 151.1 + 30 * Math.sin(i), 506, g.sub, 8) : ''),
  );
  return cover(['可用性测试里的', '生理信号'], '', 2024, ...fields, formResponse(g, box(120, 580, 1360, 230)));
}

/** The same maze walked in the headset and in the building. */
export function maze(): string {
  const source = random(4);
  const walls = [
    'M880 250H1480V810H880Z',
    'M880 390H1100M1220 250V420M1340 390H1480M1000 520H1220V680M1000 520V680M1340 530V810M880 680H1000M1120 680V810',
  ];
  const route: Point[] = [
    [940, 320],
    [1160, 320],
    [1160, 460],
    [1290, 460],
    [1280, 610],
    [1280, 745],
    [1170, 745],
  ];
  const walk = (jitter: number): Point[] =>
    range(0, route.length - 1, 70).map((u) => {
      const i = Math.min(route.length - 2, Math.floor(u));
      const [a, b] = [route[i]!, route[i + 1]!];
      return [
        a[0] + (b[0] - a[0]) * (u - i) + jitter * source.normal() * 0.5,
        a[1] + (b[1] - a[1]) * (u - i) + jitter * source.normal() * 0.5 + jitter,
      ];
    });
  return (
    walls.map((d) => path(d, { stroke: g.tick, width: 6 })).join('') +
    polyline(walk(9), g.motion, 5) +
    polyline(walk(-8), g.skin, 5) +
    circle(940, 320, 15, { fill: g.ink }) +
    circle(1170, 745, 15, { stroke: g.ink, width: 5 })
  );
}

export const vrValidity = () => cover(['虚拟现实里', '的行为'], '能代表真实吗', 2025, maze());
