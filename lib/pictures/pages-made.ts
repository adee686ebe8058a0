import 'server-only';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '../env';
import { errorText } from '../error-text';
import { processWide } from '../process-wide';
import { scaledAddressesIn } from './address';
import { wantPicture } from './scaled-pictures';

/** After the start visitors and the search index come first. */
const AFTER_MS = 10_000;

/** Told of every page that is made while the site runs; the page cache tells it. */
const pagesMade = processWide<{ tell?: (html: string) => void }>('pages-made', () => ({}));

/** Has the widths made that pages ask for: those of the built pages after the start, those of others as they are made. */
export function makePicturesOfPages(afterMs = AFTER_MS): void {
  if (!env.makesPictures) return;
  pagesMade.tell = want;
  setTimeout(() => {
    builtPages().catch((error: unknown) => console.error('[images] 看不了做好的页面：', errorText(error)));
  }, afterMs).unref();
}

async function builtPages(): Promise<void> {
  const pages = path.resolve(/*turbopackIgnore: true*/ env.buildDirectory, 'server', 'app');
  const files = await readdir(pages, { recursive: true });
  // short addresses first: the home page before a detail page
  const html = files.filter((file) => file.endsWith('.html')).sort((a, b) => a.length - b.length);
  for (const file of html) want(await readFile(path.join(/*turbopackIgnore: true*/ pages, file), 'utf8'));
}

function want(html: string): void {
  for (const address of scaledAddressesIn(html)) wantPicture(address);
}
