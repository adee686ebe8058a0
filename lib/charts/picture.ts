import 'server-only';
import { oncePerFile } from '../media/once-per-file';
import { drawOption } from './draw';
import { isChart } from './option';
import type { ChartSize } from './sizes';

/**
 * The chart in a data file as an SVG.
 * @returns null when the file holds no ECharts option
 * @throws Error when the file is no JSON in UTF-8, or the option cannot be drawn
 */
export const chartPicture: Record<ChartSize, (file: Uint8Array) => Promise<string | null>> = {
  wide: oncePerFile((file) => draw(file, 'wide')),
  narrow: oncePerFile((file) => draw(file, 'narrow')),
};

async function draw(file: Uint8Array, size: ChartSize): Promise<string | null> {
  const option: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(file));
  return isChart(option) ? drawOption(option, size) : null;
}
