import { moved, zoomed } from '../../recordings/span';
import type { Span } from '../../recordings/lane-path';
import { wheelZoom } from '../wheel-zoom';

type Change = (next: (span: Span) => Span) => void;

/** A press of a key moves by this share of what is shown, or makes that much more or less of it. */
const STEP = 0.2;
const ZOOM = 1.6;

/** What keys do on a recording; undefined for every other key. */
export function keyChange(key: string, duration: number): ((span: Span) => Span) | undefined {
  const by = (share: number) => (span: Span) => moved(span, share * (span.to - span.from), duration);
  const scaled = (factor: number) => (span: Span) => zoomed(span, factor, (span.from + span.to) / 2, duration);
  const changes: Record<string, (span: Span) => Span> = {
    ArrowLeft: by(-STEP),
    ArrowRight: by(STEP),
    PageUp: by(-1),
    PageDown: by(1),
    '+': scaled(1 / ZOOM),
    '=': scaled(1 / ZOOM),
    '-': scaled(ZOOM),
    '0': () => ({ from: 0, to: duration }),
    Home: (span) => moved(span, -duration, duration),
    End: (span) => moved(span, duration, duration),
  };
  return changes[key];
}

/**
 * One pointer moves the recording, two zoom it, and so does the wheel with the Ctrl key.
 * @param plot what the time is measured on
 * @returns ends it
 */
export function attachGestures(
  root: HTMLElement,
  plot: () => Element | null,
  change: Change,
  duration: number,
): () => void {
  const pointers = new Map<number, number>();
  const share = (clientX: number) => {
    const { left, width } = plot()?.getBoundingClientRect() ?? { left: 0, width: 1 };
    return (clientX - left) / (width || 1);
  };
  const at = (span: Span, place: number) => span.from + place * (span.to - span.from);
  const wheel = (event: WheelEvent) => {
    const factor = wheelZoom(event);
    if (factor === null) return;
    change((span) => zoomed(span, 1 / factor, at(span, share(event.clientX)), duration));
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest('button, a')) return;
    pointers.set(event.pointerId, share(event.clientX));
    root.setPointerCapture?.(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (before === undefined) return;
    const now = share(event.clientX);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, now);
    if (other === undefined) return change((span) => moved(span, (before - now) * (span.to - span.from), duration));
    const factor = Math.abs(before - other) / Math.max(0.01, Math.abs(now - other));
    change((span) => zoomed(span, factor, at(span, (now + other) / 2), duration));
  };
  const up = (event: PointerEvent) => pointers.delete(event.pointerId);
  root.addEventListener('wheel', wheel, { passive: false });
  root.addEventListener('pointerdown', down);
  root.addEventListener('pointermove', move);
  for (const type of ['pointerup', 'pointercancel'] as const) root.addEventListener(type, up);
  return () => {
    root.removeEventListener('wheel', wheel);
    root.removeEventListener('pointerdown', down);
    root.removeEventListener('pointermove', move);
    for (const type of ['pointerup', 'pointercancel'] as const) root.removeEventListener(type, up);
  };
}
