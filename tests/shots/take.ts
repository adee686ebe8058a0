/**
 * `npm run shots`: pictures of every template at three widths, its first screen and its whole length, of the states
 * that a visitor brings them into, and one contact sheet per width, in `shots/`. Asks a running site (`SITE_URL`,
 * default port 3000), and a second one with content that strains the screens where `STRAINED_URL` names it. Words after `--` choose templates and states by parts of their names; numbers choose widths.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser } from '@/lib/commands/setup.mjs';
import { SITE } from '../bench/pages';
import { fontsShown } from '../support/painted';
import { writeContactSheet } from './contact-sheet';
import { fill, heightOf } from './fill';
import { STATES } from './states';
import { STRAINED, TEMPLATES } from './templates';

const FOLDER = 'shots';
const words = process.argv.slice(2);
const wantedWidths = words.filter((word) => /^\d+$/.test(word)).map(Number);
const wantedNames = words.filter((word) => !/^\d+$/.test(word));
const WIDTHS = wantedWidths.length > 0 ? wantedWidths : [390, 1024, 1440];
const isWanted = (name: string) => wantedNames.length === 0 || wantedNames.some((part) => name.includes(part));

const strainedSite = process.env.STRAINED_URL;
const screens = [
  ...TEMPLATES.map(({ name, path: address }) => ({ name, address: SITE + address })),
  ...(strainedSite ? STRAINED.map(({ name, path: address }) => ({ name, address: strainedSite + address })) : []),
].filter(({ name }) => isWanted(name));

async function open(browser: Browser, width: number, address: string): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height: heightOf(width) },
    reducedMotion: 'reduce',
    locale: 'zh-CN',
    hasTouch: width <= 768,
  });
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  await fontsShown(page);
  return page;
}

async function take(page: Page, name: string, fullPage: boolean): Promise<string> {
  const file = path.join(FOLDER, `${name}.png`);
  await page.screenshot({ path: file, fullPage });
  return file;
}

const executablePath = process.env.CHROMIUM || findBrowser() || undefined;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
await mkdir(FOLDER, { recursive: true });
const failed: string[] = [];
for (const width of WIDTHS) {
  const sheet: { name: string; file: string }[] = [];
  for (const { name, address } of screens) {
    try {
      const page = await open(browser, width, address);
      await take(page, `${name}-${width}-fold`, false);
      await fill(page);
      sheet.push({ name, file: await take(page, `${name}-${width}`, true) });
      const [wide, height] = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return [scrollWidth - window.innerWidth, scrollHeight];
      });
      console.log(`${width} ${String(height).padStart(6)} px  ${name}${wide > 0 ? `  ← 横向超出 ${wide} px` : ''}`);
      await page.context().close();
    } catch (error) {
      failed.push(`${name} ${width}：${String(error).split('\n')[0]}`);
    }
  }
  for (const { name, path: address, widths, reach } of STATES) {
    if (!isWanted(`state-${name}`) || widths?.(width) === false) continue;
    const page = await open(browser, width, SITE + address);
    try {
      await reach(page);
      await page.waitForTimeout(600);
      sheet.push({ name: `state-${name}`, file: await take(page, `state-${name}-${width}`, false) });
    } catch (error) {
      failed.push(`state-${name} ${width}：${String(error).split('\n')[0]}`);
    }
    await page.context().close();
  }
  if (wantedNames.length === 0) await writeContactSheet(sheet, path.join(FOLDER, `sheet-${width}.png`));
}
await browser.close();
if (failed.length > 0) console.error(`没有拍到：\n${failed.join('\n')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
