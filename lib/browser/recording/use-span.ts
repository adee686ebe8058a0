import { useEffect, useState, type RefObject } from 'react';
import type { Span } from '../../recordings/lane-path';
import { attachGestures, keyChange } from './gestures';

/** The part of a recording that is shown, and how a visitor changes it: with mouse, fingers, wheel and keys. */
export function useSpan(root: RefObject<HTMLElement | null>, duration: number) {
  const [span, setSpan] = useState<Span>({ from: 0, to: duration });
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const press = (event: KeyboardEvent) => {
      const change = event.ctrlKey || event.metaKey || event.altKey ? undefined : keyChange(event.key, duration);
      if (!change || event.target !== element) return;
      event.preventDefault();
      setSpan(change);
    };
    element.addEventListener('keydown', press);
    const end = attachGestures(element, () => element.querySelector('li svg'), setSpan, duration);
    return () => {
      element.removeEventListener('keydown', press);
      end();
    };
  }, [root, duration]);
  const press = (key: string) => setSpan(keyChange(key, duration) ?? ((current) => current));
  return { span, setSpan, press, isWhole: span.to - span.from >= duration };
}
