import { test as base } from '@playwright/test';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { OLD_CHROMIUM, startOldChromium } from './old-chromium';
import { startProxy, type Answer, type Change, type Proxy } from './proxy';
import { withRecorder } from './recorder';
import { startSite, type SiteServer } from './server';
import { Visitor } from './visitor';
import { startWebKit } from './webkit';

const PORT = Number(process.env.TEST_PORT || 3100);
const WEBKIT = 'WebKit';
/** Servers of this many workers, then the WebDriver of each. */
const MOST_WORKERS = 4;

/** Every browser that the site is tried in beside the newest Chromium. */
export const ENGINES = [...Object.keys(OLD_CHROMIUM), 'Firefox', WEBKIT];

interface Fixtures {
  /** what happens to the site's answers on their way; in an object, for a function would be taken for a fixture */
  onWay: { change: Change };
  visitor: Visitor;
}

/** A test in the browser that its project is named after, at hosts of its own, so that it knows no other's storage. */
export const test = base.extend<Fixtures, { site: SiteServer; between: Proxy; engine: Engine }>({
  site: [
    async ({}, provide, { parallelIndex }) => {
      const site = await startSite(PORT + parallelIndex);
      await provide(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  between: [
    async ({ site }, provide) => {
      const proxy = await startProxy(site.address);
      await provide(proxy);
      proxy.stop();
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({}, provide, { project, parallelIndex }) => {
      const engine = await start(project.name, PORT + MOST_WORKERS + parallelIndex);
      await provide(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  onWay: [{ change: (_path, answer) => answer }, { option: true }],
  visitor: async ({ between, engine, onWay }, provide, { project }) => {
    const record = project.name === WEBKIT ? withRecorder : (answer: Answer) => answer;
    between.change = (path, answer) => record(onWay.change(path, answer));
    await provide(new Visitor(engine, between.fresh));
    // what a page says while it is left is of no test
    await engine.open('about:blank');
    await engine.problems();
  },
});

function start(name: string, port: number): Promise<Engine> {
  if (name === 'Firefox') return startFirefox();
  if (name === WEBKIT) return startWebKit(port);
  return startOldChromium(name as keyof typeof OLD_CHROMIUM);
}
