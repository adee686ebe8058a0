import { withoutVersion } from '../versioned-name';
import type { RichBlock, RichText } from '../content/types';

type ChartBlock = Extract<RichBlock, { kind: 'chart' }>;

/** Takes one chart out of a text, so that it can be at the top of the page and not twice. @param file the chart's data file */
export function splitAtChart(text: RichText, file: string | undefined): { chart: ChartBlock | null; rest: RichText } {
  const chart = text.blocks.find(
    (block): block is ChartBlock => block.kind === 'chart' && withoutVersion(block.src) === file,
  );
  if (!chart) return { chart: null, rest: text };
  return { chart, rest: { ...text, blocks: text.blocks.filter((block) => block !== chart) } };
}
