/**
 * A signal that aborts after a time, or with another signal before it. `AbortSignal.timeout` and `AbortSignal.any` are
 * newer than the oldest browsers of this site.
 */
export function timeoutSignal(ms: number, earlier?: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, ms);
  controller.signal.addEventListener('abort', () => clearTimeout(timer));
  if (earlier?.aborted) abort();
  else earlier?.addEventListener('abort', abort, { once: true });
  return controller.signal;
}
