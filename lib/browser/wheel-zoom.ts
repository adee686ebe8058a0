/** Wheel units that make things larger by the factor e. */
const WHEEL_UNITS = 300;
const LINE_UNITS = 16;

/**
 * How many times larger the wheel makes things with the Ctrl key, as touch pads report two fingers; null without it,
 * when the wheel scrolls the page. The browser then does not zoom the page.
 */
export function wheelZoom(event: WheelEvent): number | null {
  if (!event.ctrlKey && !event.metaKey) return null;
  event.preventDefault();
  const units = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_UNITS : 1;
  return Math.exp((-event.deltaY * units) / WHEEL_UNITS);
}
