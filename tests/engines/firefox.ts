import puppeteer from 'puppeteer-bidi';
import { OPEN_MS, type Engine } from './engine';

/** Starts Debian's Firefox over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
  });
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  return {
    problems: async () => problems.splice(0),
    open: async (address) => void (await page.goto(address, { waitUntil: 'load', timeout: OPEN_MS })),
    resize: (viewport) => page.setViewport(viewport),
    evaluate: (expression) => page.evaluate(expression),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    enter: () => page.keyboard.press('Enter'),
    close: () => browser.close(),
  };
}
