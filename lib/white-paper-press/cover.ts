import { existsSync, readFileSync } from 'node:fs';
import { site } from '@/lib/site';

/** The title's beginning, at most five characters a line: it has to be read where the page is 96 px wide. */
export const TITLE_LINES: Record<string, readonly string[]> = {
  'behavior-coding-guide': ['行为编码', '手册'],
  'eeg-field': ['把脑电', '带到现场'],
  'fnirs-primer': ['近红外', '脑成像入门'],
  'hrv-windows': ['心率变异性', '的窗口'],
  'lab-planning': ['规划一间', '多模态', '实验室'],
  'motion-outdoors': ['离开实验室', '的动作捕捉'],
  'pupil-workload': ['瞳孔与负荷'],
  'sync-guide': ['多模态同步'],
  'takeover-methods': ['接管研究', '的方法'],
  'usability-metrics': ['可用性', '测试里的', '生理信号'],
  'vr-validity': ['虚拟现实', '里的行为'],
};

/**
 * The first page: title as large as it goes, the question under it, the paper's own subject drawn (`covers/<alias>.svg`).
 * Throws when the drawing or the title's lines are missing, and when they are those of another title.
 */
export function coverPage(alias: string, title: string, imprint: string): string {
  const lines = TITLE_LINES[alias];
  const drawing = `lib/white-paper-press/covers/${alias}.svg`;
  if (!lines || !existsSync(drawing)) throw new Error(`${alias}: no title lines in cover.ts or no covers/${alias}.svg`);
  const head = lines.join('');
  if (!title.startsWith(head)) throw new Error(`${alias}: the cover says ${head}, the title is ${title}`);
  const question = title.slice(head.length).replace(/^[：，]/, '');
  return `<section class="cover">
<p class="brand">${site.name}<span>白皮书</span></p>
<h1>${lines.join('<br>')}${question && `<small>${question}</small>`}</h1>
${readFileSync(drawing, 'utf8').trim()}
<p class="imprint">${imprint}</p>
</section>`;
}
