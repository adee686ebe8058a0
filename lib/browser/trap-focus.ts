/** Keeps Tab within the stops: from the last to the first and back. */
export function trapFocus(event: Pick<KeyboardEvent, 'shiftKey' | 'preventDefault'>, stops: HTMLElement[]): void {
  const [first, last] = [stops[0], stops[stops.length - 1]];
  if (document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
