import { expect, test, type Page } from '@playwright/test';
import { paths } from '@/lib/paths';
import { axeFaults } from '../support/axe';
import { hydrated } from '../support/hydrated';
import {
  brokenHeadings,
  brokenNumbers,
  brokenWholes,
  coveredWords,
  cutTexts,
  enquiryLinks,
  lonelyCharacters,
  orphans,
  squeezedPictures,
  WHOLE,
} from '../support/page-faults';
import { fontsShown } from '../support/painted';
import { stolenTargets, straySurfaces, wrongStops } from '../support/targets';
import { PARTS, partOfTemplates } from '../support/templates';
import { watch } from '../support/watch';

/*
 * Every template is opened twice, on a phone and on a desk, and everything that can be asked of an open page is asked
 * then: opening it is most of the time.
 */

interface Size {
  width: number;
  height: number;
}

/** The first is the window in which a template is opened; in the others it is looked at afterwards. */
const SCREENS: Record<string, { first: Size; faults: Size[]; overflow: Size[] }> = {
  手机: { first: { width: 390, height: 844 }, faults: [], overflow: [] },
  桌面: {
    first: { width: 1440, height: 900 },
    faults: [
      { width: 1366, height: 768 },
      { width: 1280, height: 768 },
    ],
    // 640: 1280 at 200 %
    overflow: [
      { width: 320, height: 800 },
      { width: 640, height: 400 },
      { width: 768, height: 1024 },
      { width: 769, height: 1024 },
      { width: 820, height: 1180 },
      { width: 1024, height: 768 },
    ],
  },
};

/** Between two points at which blank places are asked. */
const STEP_PX = 16;
/** Ways to the enquiry form that may be on the first screen. */
const MOST_ENQUIRY_LINKS = 2;

type Note = (fault: string, found: readonly string[]) => void;

async function noteOverflow(page: Page, note: Note): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (overflow > 0) note('横向滚动', [`${overflow} px`]);
  note('图被挤没', await page.evaluate(squeezedPictures));
}

/** How words and pictures lie. */
async function noteFaults(page: Page, note: Note): Promise<void> {
  await noteOverflow(page, note);
  if (!(await page.locator('#content').count())) return note('没有正文', [page.url()]);
  await fontsShown(page);
  note('折断的数', await page.evaluate(brokenNumbers));
  note('折断的型号、范围与数量', await page.evaluate(brokenWholes, WHOLE.source));
  note('词里断开的标题', await page.evaluate(brokenHeadings));
  note('标题最后一行只有一个字', await page.evaluate(lonelyCharacters));
  note('落单的格子', await page.evaluate(orphans));
  for (const share of [0, 0.3, 0.6, 1]) {
    await page.evaluate((part) => {
      const way = document.documentElement.scrollHeight - window.innerHeight;
      window.scrollTo({ top: way * part, behavior: 'instant' });
    }, share);
    note(`滚到${share}处盖住的字`, await page.evaluate(coveredWords));
  }
}

async function noteTargets(page: Page, note: Note): Promise<void> {
  note('按不到', await page.evaluate(stolenTargets));
  note('空白处', await page.evaluate(straySurfaces, STEP_PX));
  note('Tab 停错', await page.evaluate(wrongStops));
}

for (const [screen, part] of Object.keys(SCREENS).flatMap((name) => PARTS.map((part) => [name, part] as const))) {
  test(`每个模板，${screen}：没有错误、没有违反规矩，字与图不溢出、不折断、不盖住，按得到，axe 无违规（${part}）`, async ({
    page,
  }) => {
    const { first, faults, overflow } = SCREENS[screen];
    // what is not revealed yet is 200 px below its place, and would escape axe
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // what a test evaluates counts as a press, on which a viewer that is not hydrated yet fills the screen
    await page.addInitScript(() =>
      Object.assign(Element.prototype, { requestFullscreen: () => Promise.reject(Error()) }),
    );
    const problems: string[] = [];
    const complaints = await watch(page);
    for (const path of await partOfTemplates(part)) {
      const noteAt =
        (width: number): Note =>
        (fault, found) =>
          problems.push(...found.map((what) => `${width} ${path} ${fault}：${what}`));
      const note = noteAt(first.width);
      await page.setViewportSize(first);
      await page.goto(path, { waitUntil: 'load' });
      await hydrated(page);
      await expect.poll(() => page.evaluate(enquiryLinks), path).toBeLessThanOrEqual(MOST_ENQUIRY_LINKS);
      // the tool bar of a paper has one line for its title
      if (!path.startsWith(paths.whitePaper(''))) note('切断了', await page.evaluate(cutTexts));
      await noteTargets(page, note);
      for (const size of [first, ...faults]) {
        await page.setViewportSize(size);
        await noteFaults(page, noteAt(size.width));
      }
      for (const size of overflow) {
        await page.setViewportSize(size);
        await noteOverflow(page, noteAt(size.width));
      }
      await page.setViewportSize(first);
      // last: what comes only when it is scrolled to has come by then
      note('axe', await axeFaults(page));
      note('出错', await complaints());
    }
    expect(problems).toEqual([]);
  });
}
