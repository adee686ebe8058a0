/** `AbortSignal.throwIfAborted`, which is newer than the oldest browsers of this site. */
export function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new DOMException('The operation was aborted.', 'AbortError');
}
