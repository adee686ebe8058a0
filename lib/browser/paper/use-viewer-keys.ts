import { useEffect, useEffectEvent } from 'react';

interface ViewerActions {
  /** by so many pages */
  turn: (by: number) => void;
  first: () => void;
  last: () => void;
  /** by so many windows, when nothing has the focus that could scroll */
  scroll: (windows: number) => void;
  zoomIn: () => void;
  zoomOut: () => void;
  fitWidth: () => void;
  find: () => void;
  /** whatever is open beside the pages */
  close: () => void;
}

/** Keys and what they do; the browser's own zoom (with Ctrl) stays the browser's. */
const KEYS: Record<string, (actions: ViewerActions) => void> = {
  PageUp: ({ turn }) => turn(-1),
  PageDown: ({ turn }) => turn(1),
  ArrowLeft: ({ turn }) => turn(-1),
  ArrowRight: ({ turn }) => turn(1),
  Home: ({ first }) => first(),
  End: ({ last }) => last(),
  '+': ({ zoomIn }) => zoomIn(),
  '=': ({ zoomIn }) => zoomIn(),
  '-': ({ zoomOut }) => zoomOut(),
  '0': ({ fitWidth }) => fitWidth(),
};
/** Keys that scroll by themselves wherever the focus is on something that scrolls. */
const SCROLL_KEYS: Record<string, number> = { ArrowUp: -0.1, ArrowDown: 0.1, ' ': 0.9 };

/** The keyboard of the viewer, wherever the focus is, except in fields and dialogs. */
export function useViewerKeys(actions: ViewerActions): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || document.querySelector('dialog[open]')) return;
    if (event.key === 'Escape') return actions.close();
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f') {
      event.preventDefault();
      return actions.find();
    }
    const { target } = event;
    if (event.ctrlKey || event.metaKey || target instanceof HTMLInputElement) return;
    if (Object.hasOwn(KEYS, event.key)) KEYS[event.key](actions);
    else if (target === document.body && Object.hasOwn(SCROLL_KEYS, event.key)) actions.scroll(SCROLL_KEYS[event.key]);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
