import { useEffect, useEffectEvent, type RefObject } from 'react';
import { wheelZoom } from '../wheel-zoom';
import { clampScale } from './zoom';

type ZoomTo = (scale: number, around: { clientX: number; clientY: number }) => void;

/** Two fingers, or the wheel with the Ctrl key (as touch pads report two fingers), zoom inside an element instead of the page. */
export function usePinchZoom(element: RefObject<HTMLElement | null>, scale: number, zoomTo: ZoomTo): void {
  const onWheel = useEffectEvent((event: WheelEvent) => {
    const factor = wheelZoom(event);
    if (factor !== null) zoomTo(clampScale(scale * factor), event);
  });
  const currentScale = useEffectEvent(() => scale);
  const onPinch = useEffectEvent(zoomTo);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let start: { distance: number; scale: number } | null = null;
    const wheel = (event: WheelEvent) => onWheel(event);
    const touch = (event: TouchEvent) => {
      if (event.touches.length !== 2) {
        start = null;
        return;
      }
      const [one, two] = event.touches;
      const distance = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
      if (event.cancelable) event.preventDefault();
      if (!start || distance === 0) {
        start = { distance: distance || 1, scale: currentScale() };
        return;
      }
      onPinch(clampScale((start.scale * distance) / start.distance), {
        clientX: (one.clientX + two.clientX) / 2,
        clientY: (one.clientY + two.clientY) / 2,
      });
    };
    // Safari has gestures of its own beside touches
    const prevent = (event: Event) => event.preventDefault();
    const active = { passive: false };
    target.addEventListener('wheel', wheel, active);
    for (const type of ['touchstart', 'touchmove', 'touchend'] as const) target.addEventListener(type, touch, active);
    target.addEventListener('gesturestart', prevent);
    return () => {
      target.removeEventListener('wheel', wheel);
      for (const type of ['touchstart', 'touchmove', 'touchend'] as const) target.removeEventListener(type, touch);
      target.removeEventListener('gesturestart', prevent);
    };
  }, [element]);
}
