import { useCallback, useState, type RefObject } from 'react';

/**
 * Which child of a strip that is swiped sideways is in sight, and a way to bring one there.
 * @returns `onScroll` belongs on the strip
 */
export function useScrollSnap(strip: RefObject<HTMLElement | null>): {
  place: number;
  onScroll: () => void;
  show: (place: number) => void;
} {
  const [place, setPlace] = useState(0);
  const onScroll = useCallback(() => {
    const box = strip.current;
    if (!box) return;
    const children = [...box.children] as HTMLElement[];
    const distances = children.map((child) => Math.abs(child.offsetLeft - box.offsetLeft - box.scrollLeft));
    const isAtEnd = box.scrollLeft > 0 && box.scrollLeft + box.clientWidth >= box.scrollWidth - 1;
    setPlace(isAtEnd ? children.length - 1 : distances.indexOf(Math.min(...distances)));
  }, [strip]);
  const show = useCallback(
    (target: number) => {
      const box = strip.current;
      const child = box?.children[target] as HTMLElement | undefined;
      if (box && child) box.scrollTo({ left: child.offsetLeft - box.offsetLeft });
    },
    [strip],
  );
  return { place, onScroll, show };
}
