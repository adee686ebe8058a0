import { afterPaint } from './after-paint';
import { trapFocus } from './trap-focus';

/** What Tab goes through. */
const STOPS = 'a[href], button:not([disabled]), input, select, textarea, summary, [tabindex="0"]';

/**
 * Shows a dialog above the page, which nobody can reach meanwhile. It is painted first and takes the focus then: to make
 * the page inert costs a slow phone two frames, which a press would wait for. Browsers without `showModal` (Safari before 15.4,
 * Firefox before 98) get the same by hand: the focus goes round inside the dialog and Escape asks it to close.
 * @param onModal told once it is above everything: what is to be above it comes then
 * @returns hides it
 */
export function showModal(dialog: HTMLDialogElement, onModal = () => {}): () => void {
  if (typeof dialog.showModal === 'function') {
    dialog.setAttribute('open', '');
    const cancel = afterPaint(() => {
      // an open dialog cannot be made modal
      dialog.removeAttribute('open');
      // eslint-disable-next-line no-restricted-syntax -- asked for above
      dialog.showModal();
      onModal();
    });
    return () => {
      cancel();
      if (dialog.open) dialog.close();
    };
  }
  const behind = outside(dialog);
  for (const element of behind) element.setAttribute('aria-hidden', 'true');
  for (const element of behind) element.setAttribute('inert', '');
  dialog.setAttribute('open', '');
  dialog.setAttribute('aria-modal', 'true');
  const stops = () => [...dialog.querySelectorAll<HTMLElement>(STOPS)];
  (dialog.querySelector<HTMLElement>('[autofocus]') ?? stops()[0])?.focus();
  onModal();

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    if (event.key === 'Tab') trapFocus(event, stops());
  };
  dialog.addEventListener('keydown', onKeyDown);
  return () => {
    dialog.removeEventListener('keydown', onKeyDown);
    dialog.removeAttribute('open');
    for (const element of behind) element.removeAttribute('aria-hidden');
    for (const element of behind) element.removeAttribute('inert');
  };
}

/** All that is neither in the element nor around it, and is not hidden already. */
function outside(element: Element): Element[] {
  const { parentElement } = element;
  if (!parentElement || element === document.body) return [];
  const beside = [...parentElement.children].filter(
    (other) => other !== element && !other.hasAttribute('aria-hidden') && !other.hasAttribute('inert'),
  );
  return [...beside, ...outside(parentElement)];
}
