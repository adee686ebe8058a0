/**
 * `npx tsx lib/studio/vector/write-animations.ts [name …] [--frames <folder>]`:
 * writes media/animation/<name>.json and its first frame as <name>.svg, drawn by
 * the player that the site uses. With --frames also five moments of each as PNG, to be looked at.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { ANIMATIONS } from './animations';
import { lottieText, type Animation } from './lottie';

/** What the player leaves in the page. */
interface Stage {
  lottie: { loadAnimation(options: object): Stage['shown'] };
  shown: {
    goToAndStop(at: number, isFrame: boolean): void;
    addEventListener(name: 'error', listener: (event: { nativeError: Error }) => void): void;
  };
}

const [flag, framesFolder] = process.argv.slice(process.argv.indexOf('--frames') >>> 0);
const wanted = process.argv.slice(2).filter((word) => word !== flag && word !== framesFolder);
const target = path.resolve(import.meta.dirname, '../../sample-content/media/animation');
const player = readFileSync(
  path.resolve(import.meta.dirname, '../../../node_modules/lottie-web/build/player/lottie_light.min.js'),
  'utf8',
);

mkdirSync(target, { recursive: true });
if (framesFolder) mkdirSync(framesFolder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 640, height: 400 } });
for (const [name, author] of Object.entries(ANIMATIONS)) {
  if (wanted.length && !wanted.includes(name)) continue;
  const file = author();
  const text = lottieText(file);
  writeFileSync(path.join(target, `${name}.json`), text);
  const poster = await open(page, text, file);
  writeFileSync(path.join(target, `${name}.svg`), poster);
  if (framesFolder) await photograph(page, name, file, framesFolder);
  console.log(
    `${name}　${(text.length / 1024).toFixed(1)} kB，首帧 ${(poster.length / 1024).toFixed(1)} kB，${file.op / file.fr} s`,
  );
}
await browser.close();

/** Loads the animation and gives its frame 0 as a file of its own. */
async function open(page: Page, text: string, { w, h }: Animation): Promise<string> {
  await page.setViewportSize({ width: w, height: h });
  await page.setContent('<body style="margin:0;background:#f3f6fc"><div id="stage"></div>');
  await page.addScriptTag({ content: player });
  const markup = await page.evaluate((data) => {
    const stage = document.getElementById('stage')!;
    const { lottie } = globalThis as unknown as Stage;
    const shown = lottie.loadAnimation({
      container: stage,
      renderer: 'svg',
      loop: false,
      autoplay: false,
      animationData: JSON.parse(data),
    });
    Object.assign(globalThis, { shown });
    let failure: Error | undefined;
    shown.addEventListener('error', ({ nativeError }) => (failure = nativeError));
    shown.goToAndStop(0, true);
    if (failure) throw failure;
    return stage.innerHTML;
  }, text);
  return tidied(markup, w, h);
}

/** The player's markup without what only a running player needs. */
function tidied(markup: string, width: number, height: number): string {
  return (
    markup
      .replace(
        /^<svg[^>]*>/,
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none">`,
      )
      .replace(
        / style="display: block;"| stroke-miterlimit="0"| fill-opacity="1"| stroke-opacity="1"| opacity="1"| transform="matrix\(1,0,0,1,0,0\)"/g,
        '',
      )
      .replace(/__lottie_element_/g, 'e')
      .replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 100) / 100))
      .replace(/<g><\/g>/g, '') + '\n'
  );
}

async function photograph(page: Page, name: string, { op }: Animation, folder: string): Promise<void> {
  // `op` itself is the moment after the last frame: it must be frame 0 again
  for (const [index, frame] of [0, op / 4, op / 2, (op * 3) / 4, op - 1, op - 0.01].entries()) {
    await page.evaluate((at) => (globalThis as unknown as Stage).shown.goToAndStop(at, true), frame);
    await page.screenshot({ path: path.join(folder, `${name}-${index}.png`) });
  }
}
