import { whenIdle } from './when-idle';

/** On the root element of a page whose lower parts have not been laid out (`lib/server/pages/script-flag.mjs`). */
const UNLAID = 'data-unlaid';
/** As in `app/globals.css`. */
const LOWER_PARTS = 'main > section ~ section, main ~ footer';

/**
 * Lays out what a first visit does not see at first, part by part, when the browser is idle: at once it would be one
 * long task before the page can be used.
 */
export function layOutRest(): void {
  const root = document.documentElement;
  if (!root.hasAttribute(UNLAID)) return;
  const parts = [...document.querySelectorAll<HTMLElement>(LOWER_PARTS)];
  const visible = (part: HTMLElement) => part.style.setProperty('content-visibility', 'visible');
  const rest = [...parts];
  const layOutNext = () => {
    const part = rest.shift();
    // a key has had all of it laid out meanwhile
    if (part && root.hasAttribute(UNLAID)) {
      visible(part);
      return whenIdle(layOutNext);
    }
    root.removeAttribute(UNLAID);
    for (const one of parts) one.style.removeProperty('content-visibility');
  };
  whenIdle(layOutNext);
}
