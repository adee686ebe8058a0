import 'server-only';
import { isAnimation } from '../../animations/animation';
import { isChart } from '../../charts/option';
import { chartPicture } from '../../charts/picture';
import { chartTable } from '../../charts/table';
import { errorText } from '../../error-text';
import { paths } from '../../paths';
import { logAndRetrySoon } from '../reading/client';
import { CHART_LIMITS, fetchMediaBytes } from '../reading/files';
import { stillOf } from '../reading/pictures';
import type { ChartTable, RichBlock } from '../types';

/** So many rows of a chart's data are on its page; the others are in the file. */
const MOST_ROWS = 100;

/** What a picture is whose source is a data file: an animation, or a chart with its drawing and its numbers. */
export async function dataBlock(src: string, caption: string): Promise<RichBlock> {
  const start = src.indexOf(paths.media(''));
  const address = start < 0 ? '' : src.slice(start);
  const file = await readFile(address);
  const data = file && parsed(file, address);
  if (isAnimation(data)) {
    return { kind: 'animation', src, caption, ...stillOf(src) };
  }
  const picture = file && isChart(data) && (await isDrawn(file, address)) ? pictureOf(address) : null;
  return { kind: 'chart', src, caption, picture, table: tableOf(data) };
}

async function readFile(address: string): Promise<Uint8Array | null> {
  try {
    return await fetchMediaBytes(address, CHART_LIMITS);
  } catch (error) {
    logAndRetrySoon('media', error);
    return null;
  }
}

/** In another encoding every word of it would be wrong. */
function parsed(file: Uint8Array, address: string): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(file));
  } catch (error) {
    console.error(`[content] ${address} 不是 UTF-8 编码的 JSON：`, errorText(error));
    return null;
  }
}

async function isDrawn(file: Uint8Array, address: string): Promise<boolean> {
  try {
    return (await chartPicture.wide(file)) !== null;
  } catch (error) {
    console.error(`[content] ${address}:`, errorText(error));
    return false;
  }
}

function pictureOf(address: string) {
  const chart = address.slice(paths.media('').length).replace(/\.json$/, '');
  return { wide: paths.chartPicture(chart), narrow: paths.chartPicture(chart, 'narrow') };
}

function tableOf(data: unknown): ChartTable | null {
  const table = chartTable(data);
  return table && { head: table.head, rows: table.rows.slice(0, MOST_ROWS), count: table.rows.length };
}
