import { frameReport } from '@/lib/paradigms/frames';
import { nBack } from '@/lib/paradigms/n-back';
import { Round } from '@/lib/paradigms/round';
import { detection, line, median, normalQuantile, withoutAnticipations } from '@/lib/paradigms/scores';
import { pictureOf, signOf, stillOf } from '@/lib/paradigms/still';
import { stroop } from '@/lib/paradigms/stroop';
import type { TrialResult } from '@/lib/paradigms/task';
import { taskOf } from '@/lib/paradigms/tasks';
import { trialsCsv } from '@/lib/paradigms/trials-csv';
import { participantsPerGroup, type PowerDesign } from '@/lib/statistics/power';

const FRAME = 1000 / 60;

/** Plays a whole round at 60 Hz; each answer comes so long after its stimulus. */
function play(demo: string, seed: number, answerOf: (answer: string | null) => string | null, after = 400) {
  const task = taskOf(demo)!;
  const trials = task.trials(seed, task.levels?.[1]?.id ?? 0);
  const round = new Round(trials, task.isSelfPaced);
  const times: number[] = [];
  let asked = -1;
  for (let frame = 0; !round.isOver && frame < 60 * 600; frame += 1) {
    const now = 1000 + frame * FRAME;
    times.push(now);
    const done = round.done;
    const shown = round.frame(now);
    const isAsked =
      shown && trials[round.done]?.steps.some(({ asks, stimulus }) => asks && stimulus === shown.stimulus);
    if (isAsked || done !== round.done) asked = isAsked ? now : -1;
    const response = answerOf(trials[round.done]?.answer ?? null);
    if (asked > 0 && response && now + FRAME > asked + after) {
      round.respond(response, asked + after);
      asked = -1;
    }
  }
  return { task, results: round.results, times };
}

test('同一个种子给出同一串字母，目标占三分之一，正是与两个之前相同的那些', () => {
  const trials = nBack.trials(1, 2);
  expect(nBack.trials(1, 2)).toEqual(trials);
  expect(nBack.trials(2, 2)).not.toEqual(trials);
  const letters = trials.map(({ shown }) => shown);
  expect(trials.map(({ answer }) => answer !== null)).toEqual(
    letters.map((letter, index) => index >= 2 && letter === letters[index - 2]),
  );
  expect(trials.filter(({ answer }) => answer)).toHaveLength(8);
  expect(trials).toHaveLength(26);
});

test('页面上画的那一步认得出任务：色词的字义与颜色不一致，点探测是两张脸；没有演示的不画', () => {
  expect(stillOf('stroop').at(-1)?.stimulus).toEqual(signOf('stroop'));
  const names: Record<string, string> = { red: '红', yellow: '黄', green: '绿', blue: '蓝' };
  const word = signOf('stroop');
  if (word?.kind !== 'word') throw new Error('不是字');
  expect(Object.values(names)).toContain(word.text);
  expect(word.text).not.toBe(names[word.ink]);
  expect(signOf('dot-probe')?.kind).toBe('faces');
  expect(signOf('auditory-oddball')?.kind).toBe('tone');
  for (const demo of ['', 'dual-task', 'toString']) expect([signOf(demo), stillOf(demo)]).toEqual([null, []]);
});

test('列表里每个任务都有图：没有演示的双任务画路与声音，别的画注视点', () => {
  expect(pictureOf('stroop', 'stroop')).toEqual(signOf('stroop'));
  expect(pictureOf('', 'dual-task').kind).toBe('road');
  for (const alias of ['other', 'toString']) expect(pictureOf('', alias)).toEqual({ kind: 'cross' });
});

test('色词三种条件各八个，四个颜色在每种条件里一样多', () => {
  const counts = new Map<string, number>();
  for (const { condition, answer } of stroop.trials(5, 0))
    counts.set(`${condition} ${answer}`, (counts.get(`${condition} ${answer}`) ?? 0) + 1);
  expect([...counts.values()]).toEqual(Array.from({ length: 12 }, () => 2));
});

test.each(['visual-search', 'n-back', 'stroop', 'dot-probe', 'continuous-performance', 'auditory-oddball'])(
  '%s：全答对的一轮，反应时是按下的时刻减去刺激那一帧',
  (demo) => {
    const { task, results } = play(demo, 3, (answer) => answer);
    expect(results.length).toBe(task.trials(3, task.levels?.[1]?.id ?? 0).length);
    expect(results.filter(({ isCorrect }) => !isCorrect)).toEqual([]);
    expect(median(results.flatMap(({ reactionTime }) => (reactionTime === null ? [] : [reactionTime])))).toBeCloseTo(
      400,
      6,
    );
    expect(task.score(results).rows.length).toBeGreaterThan(1);
  },
);

test('早于100 ms的按键是抢按：对错都不算，没有按的与恰好100 ms的照算', () => {
  const one = (reactionTime: number | null) => ({ reactionTime }) as TrialResult;
  const kept = withoutAnticipations([one(99.9), one(100), one(null), one(0), one(640)]);
  expect(kept.map(({ reactionTime }) => reactionTime)).toEqual([100, null, 640]);
  const { task, results } = play('stroop', 3, (answer) => answer, 60);
  expect(results.filter(({ isCorrect }) => isCorrect)).toHaveLength(24);
  const { main, rows } = task.score(withoutAnticipations(results));
  expect([main.value, rows.at(-1)?.value]).toEqual(['–', '没有']);
});

test.each([
  ['stroop', { 中性: 404.4, 不一致: 375.6 }, '−28', '404 ms'],
  ['dot-probe', { 点在中性脸一侧: 367.4, 点在怒脸一侧: 368.6 }, '−2', '369 ms'],
])('%s：差值就是写出来的两个数相减', (demo, times, value, shown) => {
  const task = taskOf(demo)!;
  const [trial] = task.trials(3, 0);
  const results = Object.entries(times).map(
    ([condition, reactionTime]) => ({ ...trial, condition, reactionTime, isCorrect: true }) as unknown as TrialResult,
  );
  const { main, rows } = task.score(results);
  expect(main.value).toBe(value);
  expect(rows.map((row) => row.value)).toContain(shown);
});

test('固定节奏的刺激显示的时长是最近的整帧', () => {
  const { results } = play('n-back', 3, () => null);
  expect(results.map(({ duration }) => Math.round(duration))).toEqual(results.map(() => 500));
  expect(detection(results)).toMatchObject({ hits: 0, misses: 8, falseAlarms: 0, rejections: 18 });
  expect(results[1].onset - results[0].onset).toBeCloseTo(2500, 6);
});

test('暂停的那个试次再来一次，先前按的不算', () => {
  const round = new Round(nBack.trials(1, 2), false);
  round.frame(0);
  expect(round.respond('same', 100)).toBe(true);
  expect(round.respond('same', 150)).toBe(false);
  round.again();
  expect(round.respond('same', 200)).toBe(false);
  expect(round.frame(1000)).toEqual({ stimulus: { kind: 'sign', text: nBack.trials(1, 2)[0].shown } });
  expect(round.done).toBe(0);
});

test('d′、中位数、斜率', () => {
  expect(normalQuantile(0.975)).toBeCloseTo(1.959964, 5);
  expect(normalQuantile(0.001)).toBeCloseTo(-3.090232, 5);
  const one = (answer: string | null, response: string | null) => ({ answer, response }) as TrialResult;
  // 3 of 4 hit, 1 of 8 falsely: z(3.5/5) − z(1.5/9)
  const some = [...'aaa'].map(() => one('x', 'x')).concat(one('x', null), one(null, 'x'));
  const all = [...some, ...Array.from({ length: 7 }, () => one(null, null))];
  expect(detection(all)).toMatchObject({ hits: 3, misses: 1, falseAlarms: 1, rejections: 7 });
  expect(detection(all).dPrime).toBeCloseTo(0.524401 + 0.967422, 5);
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(median([])).toBeNull();
  const found = line([
    [4, 640],
    [8, 740],
    [16, 940],
  ]);
  expect(found?.slope).toBeCloseTo(25, 9);
  expect(found?.start).toBeCloseTo(540, 9);
});

test('刷新率与丢掉的帧由帧的时刻算出，暂停不算丢帧', () => {
  const run = (from: number, skipped: number[] = []) =>
    Array.from({ length: 30 }, (_, index) => from + index * FRAME).filter((_, index) => !skipped.includes(index));
  const report = frameReport([run(0, [10, 11, 20]), run(60_000)]);
  expect(report.rate).toBeCloseTo(60, 3);
  expect(report.dropped).toBe(3);
  expect(frameReport([[0, 16]])).toMatchObject({ rate: 0, dropped: 0 });
});

test('试次表：表头说时间是ms，一行一个试次', () => {
  const { results, times } = play('stroop', 3, (answer) => answer);
  const csv = trialsCsv(results, { task: 'Stroop色词', seed: 3, frames: frameReport([times]) });
  const lines = csv.replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(lines.slice(0, 3).every((text) => text.startsWith('#'))).toBe(true);
  expect(lines[1]).toContain('单位 ms');
  expect(lines[2]).toContain('60.0 Hz');
  expect(lines[3]).toBe('trial,condition,stimulus,answer,response,correct,rt,onset,duration');
  expect(lines.slice(4)).toHaveLength(24);
  for (const text of lines.slice(4)) expect(text.split(',')).toHaveLength(9);
  expect(lines[4].split(',').slice(5, 7)).toEqual(['1', '400.0']);
});

/** As G*Power 3.1 gives them. */
test.each([
  ['paired', 0.5, 1, 0.8, 34],
  ['paired', 0.2, 1, 0.8, 199],
  ['paired', 0.5, 1, 0.9, 44],
  ['groups', 0.5, 2, 0.8, 64],
  ['groups', 0.8, 2, 0.8, 26],
  ['groups', 0.2, 2, 0.8, 394],
  ['anova', 0.25, 3, 0.8, 53],
  ['anova', 0.4, 3, 0.8, 22],
  ['anova', 0.25, 4, 0.8, 45],
] as [PowerDesign, number, number, number, number][])(
  '人数：%s，效应量%d，%d组，检验力%d，每组%d人',
  (design, size, groups, power, count) => {
    expect(participantsPerGroup({ design, size, groups }, power)).toBe(count);
  },
);

test('没有效应时没有人数', () => {
  expect(participantsPerGroup({ design: 'paired', size: 0, groups: 1 }, 0.8)).toBeNull();
});
