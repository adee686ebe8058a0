/**
 * Work that is given up after a time, or with another signal before it; nothing of it stays when it is done.
 * `AbortSignal.timeout` and `AbortSignal.any` are newer than the oldest browsers of this site.
 * @param work is to end when its signal aborts
 */
export async function withinTime<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
  earlier?: AbortSignal,
): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, ms);
  if (earlier?.aborted) abort();
  else earlier?.addEventListener('abort', abort);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    earlier?.removeEventListener('abort', abort);
  }
}
