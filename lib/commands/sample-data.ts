/** Makes the sample recording: `npm run sample-data`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '../env';
import { makeRecording } from '../recordings/make/recording';
import { EVENTS } from '../recordings/make/scene';
import { firstLooks, tables } from '../recordings/make/tables';
import { writeEdf } from '../recordings/make/write-edf';

const FOLDER = path.join(env.contentDirectory, 'media/sample-data');
const NAME = 'takeover-60s';

const signals = makeRecording();
const files: Record<string, string | Buffer> = {
  ...tables(signals, EVENTS),
  [`${NAME}.edf`]: writeEdf('edf', signals, EVENTS),
  [`${NAME}.bdf`]: writeEdf('bdf', signals, EVENTS),
  'first-looks.csv': firstLooks(),
};
mkdirSync(FOLDER, { recursive: true });
for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(FOLDER, name), bytes);
const total = Object.values(files).reduce((sum, bytes) => sum + Buffer.byteLength(bytes), 0);
console.log(`${Object.keys(files).length} 个文件，${Math.round(total / 1024)} kB`);
