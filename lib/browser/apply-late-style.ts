import { whenIdle } from './when-idle';

const LATE = 'link[data-late][media]';
/** Before these can add to the page or leave it. */
const PRESSES = ['click', 'keydown', 'submit'];

/**
 * Applies the style sheets that a first page does without (`lib/server/pages/own-style.mjs`): one by one when the browser
 * is idle, all at once at the first press. The last one first: what overrides others is then never without effect, or
 * the page would be laid out otherwise for a moment.
 * @param then what comes after the last one
 */
export function applyLateStyle(then: () => void): void {
  const links = [...document.querySelectorAll(LATE)].reverse();
  const apply = (link: Element) => link.removeAttribute('media');
  for (const type of PRESSES)
    document.addEventListener(type, () => links.forEach(apply), { capture: true, once: true });
  const applyNext = () => {
    const link = links.find((one) => one.hasAttribute('media'));
    if (!link) return then();
    apply(link);
    whenIdle(applyNext);
  };
  whenIdle(applyNext);
}
