import { holdTouches } from './hold-touches';

let locks = 0;
let before = '';
let release = () => {};

/** Stops the page from scrolling until the returned function is called; locks of several owners add up. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks === 0) {
    before = style.overflow;
    // what the scroll bar leaves behind is filled, so that nothing jumps
    style.paddingInlineEnd = `${Math.max(0, window.innerWidth - clientWidth)}px`;
    style.overflow = 'hidden';
    // Safari before 16 scrolls the page under a finger all the same
    release = holdTouches();
  }
  locks += 1;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    locks -= 1;
    if (locks > 0) return;
    release();
    style.overflow = before;
    style.paddingInlineEnd = '';
  };
}
