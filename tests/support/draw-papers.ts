/**
 * Reads papers as the server does and says what is on their first page, as JSON: the library that reads them is an ES
 * module with a worker, which Jest cannot load. Each name is a PDF; what is not readable is null.
 */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { cutFreePages } from '../../lib/white-papers/cut';
import { drawFreePages } from '../../lib/white-papers/drawn-pages';
import { drawPage, openPdf } from '../../lib/white-papers/open-pdf';

async function firstPage(file: Uint8Array) {
  const { document, close } = await openPdf(file);
  const { items } = await (await document.getPage(1)).getTextContent();
  const { channels } = await sharp(await drawPage(document, 1, 300, 'webp')).stats();
  const pages = document.numPages;
  await close();
  const text = items.map((item) => ('str' in item ? item.str : '')).join('');
  return { pages, text, colour: channels.slice(0, 3).map(({ mean }) => Math.round(mean * 10) / 10) };
}

const found: Record<string, unknown> = {};
for (const name of process.argv.slice(2)) {
  const whole = new Uint8Array(readFileSync(name));
  found[name] = {
    whole: await firstPage(whole),
    cut: await cutFreePages(whole)
      .then(firstPage)
      .catch(() => null),
    drawn: await firstPage(await drawFreePages(whole)),
  };
}
console.log(JSON.stringify(found));
