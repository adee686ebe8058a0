import { useEffect, useEffectEvent, useState } from 'react';
import { afterPaint } from './after-paint';
import { onScroll } from './on-scroll';

/**
 * What is read off the scroll position, anew with every scroll and every new size of the window. It is first read once
 * the hydrated page has been painted: while it hydrates, reading a position would lay out the whole page.
 * @param initial what the server renders
 */
export function useScrollReading<T>(read: () => T, initial: T): T {
  const [value, setValue] = useState(initial);
  const update = useEffectEvent(() => setValue(read()));
  useEffect(() => {
    const cancel = afterPaint(() => update());
    const end = onScroll(() => update());
    return () => {
      cancel();
      end();
    };
  }, []);
  return value;
}
