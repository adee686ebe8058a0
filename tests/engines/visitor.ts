import type { Engine, Viewport } from './engine';

const WAIT_MS = 30_000;
const BETWEEN_MS = 100;

/** Somebody in front of a browser: finds what is written, presses it, and waits for what comes. */
export class Visitor {
  private site: string;

  /** @param fresh gives the site at another host each time */
  constructor(
    private readonly engine: Engine,
    private readonly fresh: () => string,
  ) {
    this.site = fresh();
  }

  /** Comes as somebody who has never been here. */
  forgetAll = () => void (this.site = this.fresh());
  problems = () => this.engine.problems();
  resize = (viewport: Viewport) => this.engine.resize(viewport);
  enter = () => this.engine.enter();
  open = (path: string) => this.engine.open(this.site + path);

  /** @param look runs in the page, so that it can use nothing but what is given to it */
  read<Value, Given extends unknown[]>(look: (...given: Given) => Value, ...given: Given): Promise<Awaited<Value>> {
    return this.engine.evaluate(call(look, given)) as Promise<Awaited<Value>>;
  }

  /**
   * Asks the page until it answers with something.
   * @param what names the thing when it never comes
   */
  until<Value, Given extends unknown[]>(what: string, look: (...given: Given) => Value, ...given: Given) {
    return this.wait(what, call(look, given)) as Promise<NonNullable<Value>>;
  }

  /** Waits until the page answers to presses and all of it is laid out (`lib/server/pages/script-flag.mjs`). */
  hydrated = () =>
    this.until('脚本起来', () => document.documentElement.matches('[data-js="ready"]:not([data-unlaid])'));

  /** Waits until a page whose script has failed has been loaded once more, whole and without scripts. */
  scriptless = () =>
    this.until('没有脚本的页面', () => {
      const [{ type, loadEventEnd }] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return type === 'reload' && loadEventEnd > 0 && !document.documentElement.hasAttribute('data-js');
    });

  /** Waits for an element that can be seen and has the given words, in its text or its name. */
  see = (selector: string, words = '') => this.until(`${selector} ${words}`, placeOf, selector, words, false);

  /** Waits until no such element can be seen. */
  lose = (selector: string, words = '') =>
    this.wait(`没有 ${selector} ${words}`, `!${call(placeOf, [selector, words, false])}`);

  /** Presses an element once it lies still and under nothing else. */
  async press(selector: string, words = ''): Promise<void> {
    const find = () => this.until(`按得到的 ${selector} ${words}`, placeOf, selector, words, true);
    let last = '';
    let place = await find();
    while (JSON.stringify(place) !== last) {
      last = JSON.stringify(place);
      await pause();
      place = await find();
    }
    await this.engine.press(place.x, place.y);
  }

  /** Presses a field and types into it. */
  async fill(selector: string, text: string): Promise<void> {
    await this.press(selector);
    await this.until(`${selector} 有焦点`, (field) => document.activeElement?.matches(field), selector);
    await this.engine.type(text);
  }

  private async wait(what: string, expression: string): Promise<unknown> {
    let refusal: unknown = '';
    for (const deadline = Date.now() + WAIT_MS; Date.now() < deadline; await pause()) {
      // between two pages there is no document to ask
      const answer = await this.engine.evaluate(expression).catch((error: unknown) => void (refusal = error));
      if (answer) return answer;
    }
    const address = await this.read(() => window.location.href).catch(String);
    throw new Error([`没有等到：${what}`, address, ...(await this.problems()), String(refusal)].join('\n'));
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));

const call = (look: (...given: never[]) => unknown, given: unknown[]) =>
  `(${look.toString()})(${given.map((value) => JSON.stringify(value)).join(', ')})`;

/**
 * Scrolls the first element into view that can be seen and has the words, in its text or its name.
 * @param isForPress leave out what is disabled or lies under something else
 * @returns its middle
 */
function placeOf(selector: string, words: string, isForPress: boolean): { x: number; y: number } | null {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (!`${element.getAttribute('aria-label') ?? ''} ${element.innerText}`.includes(words)) continue;
    if (getComputedStyle(element).visibility !== 'visible' || element.getClientRects().length === 0) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (!isForPress) return { x, y };
    const shown = document.elementFromPoint(x, y);
    if (!element.matches(':disabled') && shown && (element.contains(shown) || shown.contains(element))) return { x, y };
  }
  return null;
}
