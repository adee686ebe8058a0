import type { FrameReport } from './frames';
import type { TrialResult } from './task';

/** What a table of trials says of itself. */
interface RoundFacts {
  task: string;
  seed: number;
  frames: FrameReport;
}

const COLUMNS = ['trial', 'condition', 'stimulus', 'answer', 'response', 'correct', 'rt', 'onset', 'duration'] as const;

/**
 * The trials of a round as CSV: first what it is and in which units, in lines that begin with `#` (R: `comment.char`,
 * pandas: `comment`), then one line a trial. With a byte order mark, without which Excel reads no Chinese.
 */
export function trialsCsv(results: readonly TrialResult[], { task, seed, frames }: RoundFacts): string {
  const head = [
    `# 任务：${task}；网页演示，不是实验数据`,
    '# 时间单位 ms：rt 反应时（从刺激所在的那一帧算起），onset 刺激离开始多久，duration 刺激实际显示多久',
    `# 随机种子 ${seed}；实测刷新率 ${frames.rate.toFixed(1)} Hz，${frames.frames} 帧里丢 ${frames.dropped} 帧`,
    COLUMNS.join(','),
  ];
  const rows = results.map((one) =>
    [
      one.number,
      one.condition,
      one.shown,
      one.answer ?? '',
      one.response ?? '',
      one.isCorrect ? 1 : 0,
      one.reactionTime?.toFixed(1) ?? '',
      one.onset.toFixed(1),
      one.duration.toFixed(1),
    ]
      .map(quoted)
      .join(','),
  );
  return `\uFEFF${[...head, ...rows].join('\r\n')}\r\n`;
}

/** Text that begins like a formula is none. */
function quoted(value: string | number): string {
  const text = String(value).replace(/^[=+@]/, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}
