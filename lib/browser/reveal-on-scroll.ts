import { REVEAL_DISTANCE_PX } from '../constants';

const STILL = '[data-reveal="still"]';

/**
 * Reveals elements when they are scrolled into view for the first time, also those that are added later. Only what is
 * below the window when it is seen first is lowered, so nothing that is being read disappears.
 * @returns ends it
 */
export function revealOnScroll(root: HTMLElement): () => void {
  const views = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const isWaiting = target.getAttribute('data-reveal') === 'waiting';
        if (isIntersecting && isWaiting) target.setAttribute('data-reveal', 'shown');
        else if (!isIntersecting && !isWaiting && boundingClientRect.top > 0) {
          target.setAttribute('data-reveal', 'waiting');
          continue;
        }
        // neither what has come nor what is above the window waits for anything
        if (isIntersecting || !isWaiting) views.unobserve(target);
      }
    },
    // what waits is that much below its place
    { rootMargin: `0px 0px ${REVEAL_DISTANCE_PX}px` },
  );
  const observe = (element: Element) => views.observe(element);
  const additions = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(STILL)) observe(node);
        node.querySelectorAll(STILL).forEach(observe);
      }
    }
  });
  root.querySelectorAll(STILL).forEach(observe);
  additions.observe(root, { childList: true, subtree: true });
  return () => {
    additions.disconnect();
    views.disconnect();
  };
}
