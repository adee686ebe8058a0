import { whenIdle } from './when-idle';

/** On the root element of a page whose lower parts have not been laid out (`lib/server/pages/script-flag.mjs`). */
const UNLAID = 'data-unlaid';
/** On a lower part that is laid out, as far as its pieces are. */
const LAID = 'data-laid';
/** On a piece of such a part that waits for its turn. */
const WAITS = 'data-waits';
/** As in `app/globals.css`. */
const LOWER_PARTS = 'main > section ~ section, main ~ footer';
/** So many elements a slow phone lays out within 50 ms, which a press does not feel. */
const AT_ONCE = 75;

/**
 * Lays out what a first visit does not see at first, piece by piece, when the browser is idle: at once it would be one
 * long task before the page can be used.
 */
export function layOutRest(): void {
  const root = document.documentElement;
  if (!root.hasAttribute(UNLAID)) return;
  const parts = [...document.querySelectorAll(LOWER_PARTS)];
  const steps = layOut(parts);
  const layOutNext = () => {
    // a key has had all of it laid out meanwhile
    if (root.hasAttribute(UNLAID) && !steps.next().done) return whenIdle(layOutNext);
    root.removeAttribute(UNLAID);
    for (const part of parts) part.removeAttribute(LAID);
    for (const piece of document.querySelectorAll(`[${WAITS}]`)) piece.removeAttribute(WAITS);
  };
  whenIdle(layOutNext);
}

/** Each step lays out as many pieces as one task may. */
function* layOut(parts: Element[]): Generator<void> {
  let room = AT_ONCE;
  for (const part of parts) {
    const pieces = piecesOf(part);
    for (const piece of pieces) piece.setAttribute(WAITS, '');
    part.setAttribute(LAID, '');
    for (const piece of pieces) {
      const size = sizeOf(piece);
      if (size > room) {
        yield;
        room = AT_ONCE;
      }
      piece.removeAttribute(WAITS);
      room -= size;
    }
  }
  yield;
}

/** What a part consists of, down to what is small enough or cannot be divided, as a drawing. */
function piecesOf(part: Element): Element[] {
  const children = [...part.children];
  const isWhole = sizeOf(part) <= AT_ONCE || !children.every((child) => child instanceof HTMLElement);
  return isWhole ? [part] : children.flatMap(piecesOf);
}

const sizeOf = (element: Element) => element.querySelectorAll('*').length;
