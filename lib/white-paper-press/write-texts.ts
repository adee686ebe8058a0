/** Writes what the site shows of white papers beside the PDF, without printing: `npm run paper-texts -- [alias…]`. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/env';
import { writeSiteText } from './site-text';

const written = readdirSync(path.join(env.contentDirectory, 'white-paper'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => name.slice(0, -3));
for (const alias of process.argv.length > 2 ? process.argv.slice(2) : written) await writeSiteText(alias);
