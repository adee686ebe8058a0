/** Does something when the page has loaded with all that is in it, at once if it has. */
export function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, { once: true });
}
