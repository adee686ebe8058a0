import 'server-only';
import { errorText } from '../error-text';
import { paths } from '../paths';
import { readEdf, type Signal } from '../recordings/edf';
import { lanePath, rangeOf } from '../recordings/lane-path';
import { getItem, type Item } from './item';
import { cacheBriefly } from './reading/cache';
import { fetchMediaBytes } from './reading/files';
import { mediaUrl } from './reading/pictures';

/** A recording with what its page draws before any script. */
export interface SampleData extends Omit<Item<'sample-data'>, 'lanes' | 'files' | 'recording'> {
  /** address of the EDF file that is drawn */
  src: string;
  /** seconds; 0 where the file cannot be read */
  duration: number;
  lanes: DrawnLane[];
  files: SampleFile[];
}

interface DrawnLane {
  channel: string;
  name: string;
  unit: string;
  signal: string;
  device: string;
  rate: string;
  range: [low: number, high: number];
  /** of the whole recording, `LANE_COLUMNS` wide; empty where the file does not have it */
  path: string;
}

export interface SampleFile {
  href: string;
  name: string;
  holds: string;
  /** in words; empty where the file is not there */
  size: string;
}

/** As many as are told apart on a wide screen. */
export const LANE_COLUMNS = 300;
const FILE_LIMITS = { ms: 10_000, bytes: 4 * 1024 * 1024 };

/** The one recording that the site gives away; null where there is none. */
export async function getSampleData(): Promise<SampleData | null> {
  'use cache';
  const item = await getItem('sample-data', 'sample-data');
  if (!item) return null;
  // the recording is one of the files, too
  const bytes = new Map(
    [item.recording, ...item.files.map(({ file }) => file)].filter(Boolean).map((path) => [path, bytesOf(path)]),
  );
  const file = await bytes.get(item.recording);
  const signals = file ? signalsIn(file) : [];
  const duration = Math.max(0, ...signals.map(({ values, rate }) => values.length / rate));
  const lanes = item.lanes.map((lane): DrawnLane => {
    const signal = signals.find(({ label }) => label === lane.channel);
    if (!signal) return { ...lane, unit: '', range: [0, 1], path: '' };
    const range = rangeOf(signal);
    const path = lanePath(signal, { from: 0, to: duration }, LANE_COLUMNS, range);
    return { ...lane, unit: signal.unit.replace(/^u/, 'µ').replace('deg', '°'), range, path };
  });
  const files = await Promise.all(
    item.files.map(async ({ file: path, holds }) => ({
      href: mediaUrl(paths.media(path)),
      name: path.slice(path.lastIndexOf('/') + 1),
      holds,
      size: sizeInWords((await bytes.get(path))?.byteLength),
    })),
  );
  return { ...item, src: item.recording && mediaUrl(paths.media(item.recording)), duration, lanes, files };
}

async function bytesOf(path: string): Promise<Uint8Array | null> {
  try {
    return await fetchMediaBytes(paths.media(path), FILE_LIMITS);
  } catch (error) {
    console.error(`[content] ${path}:`, errorText(error));
    cacheBriefly();
    return null;
  }
}

function signalsIn(file: Uint8Array): Signal[] {
  try {
    return readEdf(file);
  } catch (error) {
    console.error('[content] 记录读不了：', errorText(error));
    return [];
  }
}

function sizeInWords(bytes: number | undefined): string {
  if (bytes === undefined) return '';
  return bytes < 1_000 ? `${bytes}\u00A0B` : `${Math.round(bytes / 1_000)}\u00A0kB`;
}
