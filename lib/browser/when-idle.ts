const MOST_MS = 2_000;

/** Does something when the browser has nothing else to do, two seconds later at most. Safari has no idle callbacks. */
export function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: MOST_MS });
  else setTimeout(act, 200);
}
