let locks = 0;
let before = '';

/** Stops the page from scrolling until the returned function is called; locks of several owners add up. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks === 0) {
    before = style.overflow;
    // what the scroll bar leaves behind is filled, so that nothing jumps
    style.paddingInlineEnd = `${Math.max(0, window.innerWidth - clientWidth)}px`;
    style.overflow = 'hidden';
  }
  locks += 1;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    locks -= 1;
    if (locks > 0) return;
    style.overflow = before;
    style.paddingInlineEnd = '';
  };
}
