/** What a visitor does who wants to go somewhere else. */
const TAKE_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to the top of the page in the given time, slowing down; 0 jumps.
 * Anyone who scrolls by hand meanwhile is let go.
 * @returns ends it
 */
export function scrollToTop(duration: number): () => void {
  const from = window.scrollY;
  const start = performance.now();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const type of TAKE_OVER) window.removeEventListener(type, stop);
  };
  const step = (now: number) => {
    const share = duration > 0 ? Math.min(1, (now - start) / duration) : 1;
    window.scrollTo({ top: from * (1 - share) ** 3, behavior: 'instant' });
    if (share < 1) frame = requestAnimationFrame(step);
    else stop();
  };
  for (const type of TAKE_OVER) window.addEventListener(type, stop, { passive: true });
  step(start);
  return stop;
}
