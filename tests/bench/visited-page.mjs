/** Runs in every visited page before its own scripts: keeps what the browser tells of it in `window.visit`. */
(() => {
  const visit = { lcp: 0, shift: 0, tasks: [], effect: null, frame: 0, findControl };
  window.visit = visit;
  const each = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  each('largest-contentful-paint', ({ startTime }) => (visit.lcp = startTime));
  each('layout-shift', ({ hadRecentInput, value }) => (visit.shift += hadRecentInput ? 0 : value));
  each('longtask', ({ startTime, duration }) => visit.tasks.push({ startTime, duration }));

  const options = { capture: true, passive: true, once: true };
  // the time of an event is that of the finger, however late the page hears of it
  addEventListener('touchstart', ({ timeStamp }) => watchFrames(timeStamp), options);
  addEventListener('touchend', ({ target, timeStamp }) => watchEffect(target, timeStamp), options);

  /** What a visitor may press first here, and where it is once it is in view. */
  function findControl() {
    const controls = {
      下一页: '[aria-label="下一页"]',
      筛选: '[role="group"][aria-label="筛选"] button[aria-haspopup]',
      分享: 'button[aria-controls][aria-label^="分享"]',
      菜单: 'header [aria-controls]',
    };
    for (const [name, selector] of Object.entries(controls)) {
      const control = document.querySelector(selector);
      if (!control?.checkVisibility()) continue;
      const { top, bottom, left, right } = control.getBoundingClientRect();
      const isCovered = !control.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      if (isCovered) control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = control.getBoundingClientRect();
      return { name, selector, x: x + width / 2, y: y + height / 2, scroll: scrollY };
    }
    return null;
  }

  /** The longest time between two frames from the touch on. */
  function watchFrames(last) {
    requestAnimationFrame((now) => {
      visit.frame = Math.max(visit.frame, now - last);
      watchFrames(now);
    });
  }

  /** From the finger's lifting to the first picture with what the pressed control shows. */
  function watchEffect(target, start) {
    const opener = target.closest('[aria-controls], [aria-haspopup="dialog"], a[href^="#"]');
    const id = opener?.getAttribute('aria-controls') ?? opener?.hash?.slice(1);
    const opens = () => document.getElementById(id) ?? document.querySelector('dialog[open]');
    const field = document.querySelector('input[aria-label^="页码"]');
    const number = field?.value;
    const hasEffect = () => (opener ? isShown(opens()) : field?.value !== number);
    if (!opener && !field) return;
    requestAnimationFrame(function look() {
      if (!hasEffect()) return void requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (visit.effect = performance.now() - start);
      // comes when this picture has been painted
      port2.postMessage(null);
    });
  }

  function isShown(element) {
    if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const { top, bottom } = element.getBoundingClientRect();
    return bottom - top > 20 && bottom > 0 && top < innerHeight;
  }
})();
