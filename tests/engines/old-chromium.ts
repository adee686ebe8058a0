import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import puppeteer, { type ConsoleMessage } from 'puppeteer-core';
import { OPEN_MS, type Engine } from './engine';

const PACKAGES = path.join(import.meta.dirname, 'node_modules');
const UNPACKED = path.join(PACKAGES, '.cache');

/** Where each version's binary and libraries are packed. */
export const OLD_CHROMIUM = {
  'Chromium 88': 'chromium-88/bin',
  'Chromium 92': 'chromium-92/bin',
  'Chromium 107': '@sparticuz/chromium/bin',
};

/** These builds have neither a sandbox nor a surface. In one process, as they are usually run, some never start. */
const FLAGS = ['--no-zygote', '--no-sandbox', '--headless', '--disable-gpu', '--hide-scrollbars'];

/** Unpacks the binary and the libraries beside it, unless that has been done. @returns their folder */
function unpack(packed: string): string {
  const folder = path.join(UNPACKED, packed.split('/bin')[0].replace('/', '-'));
  if (existsSync(folder)) return folder;
  const begun = `${folder}-${process.pid}`;
  mkdirSync(begun, { recursive: true });
  const read = (name: string) => brotliDecompressSync(readFileSync(path.join(PACKAGES, packed, name)));
  writeFileSync(path.join(begun, 'chromium'), read('chromium.br'), { mode: 0o755 });
  for (const name of ['aws.tar.br', 'swiftshader.tar.br']) {
    const { status, stderr } = spawnSync('tar', ['-x', '-C', begun], { input: read(name), encoding: 'utf8' });
    if (status !== 0) throw new Error(`${packed}/${name}: ${stderr}`);
  }
  try {
    renameSync(begun, folder);
  } catch (error) {
    // another worker has unpacked it meanwhile
    if (!existsSync(folder)) throw error;
    rmSync(begun, { recursive: true });
  }
  return folder;
}

/** Starts an old Chromium through the puppeteer of its days. */
export async function startOldChromium(name: keyof typeof OLD_CHROMIUM): Promise<Engine> {
  const folder = unpack(OLD_CHROMIUM[name]);
  const browser = await puppeteer.launch({
    executablePath: path.join(folder, 'chromium'),
    args: FLAGS,
    ignoreDefaultArgs: ['--disable-extensions'],
    env: { ...process.env, LD_LIBRARY_PATH: path.join(folder, 'lib') },
  });
  const [page] = await browser.pages();
  const problems: Promise<string>[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(wordsOf(message));
  });
  page.on('pageerror', (error) => problems.push(Promise.resolve(error.message)));
  let isTouch = false;
  return {
    problems: () => Promise.all(problems.splice(0)),
    open: async (address) => void (await page.goto(address, { waitUntil: 'load', timeout: OPEN_MS })),
    resize: async ({ width, height }) => {
      isTouch = width < 769;
      await page.setViewport({ width, height, isMobile: isTouch, hasTouch: isTouch });
    },
    evaluate: (expression) => page.evaluate(expression),
    press: (x, y) => (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    type: (text) => page.keyboard.type(text),
    enter: () => page.keyboard.press('Enter'),
    close: () => browser.close(),
  };
}

/** What the console shows; of an error, which is an object to it, the message. */
async function wordsOf(message: ConsoleMessage): Promise<string> {
  const words = message.args().map((given) => given.evaluate((value: unknown) => String(value)));
  const said = await Promise.all(words).catch(() => []);
  return [...(said.length > 0 ? said : [message.text()]), message.location().url].join(' ');
}
