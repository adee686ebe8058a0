import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useInView } from 'react-intersection-observer';
import { usePageMemory } from './page-memory';
import { useReducedMotion } from './use-media-query';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

interface CarouselOptions {
  /** address of the page it is on, and its name there: it is found again where it was left */
  page: string;
  name: string;
  /** from the last slide on to the first */
  loop: boolean;
  /** time between two slides; null: it never moves by itself */
  interval: number | null;
}

/** As near as one more window of scrolling. */
const NEAR = '100% 0px';

/** Before scripts it is a box that scrolls: the slide that it was scrolled to, which is there from now on. */
function takeOverScrolling(api: Embla): number | null {
  const box = api.rootNode();
  const left = box.scrollLeft;
  if (left === 0) return null;
  box.scrollLeft = 0;
  const slides = api.slideNodes();
  const distances = slides.map((slide) => Math.abs(slide.offsetLeft - slides[0].offsetLeft - left));
  return distances.indexOf(Math.min(...distances));
}

/** What a carousel knows: where it is, whether it moves by itself, and how to move it. */
export function useCarousel({ page, name, loop, interval }: CarouselOptions) {
  // it measures every slide: not before it is near, or the page is laid out once more while it is hydrated
  const { ref: near, inView: isNear } = useInView({ rootMargin: NEAR, triggerOnce: true });
  const [isPressed, setPressed] = useState(false);
  const [viewport, embla] = useEmblaCarousel({ loop, align: 'start', containScroll: loop ? false : 'trimSnaps' });
  const subscribe = useCallback(
    (notify: () => void) => {
      embla?.on('select', notify).on('reInit', notify);
      return () => void embla?.off('select', notify).off('reInit', notify);
    },
    [embla],
  );
  const index = useSyncExternalStore(
    subscribe,
    () => embla?.selectedScrollSnap() ?? 0,
    () => 0,
  );
  const count = useSyncExternalStore(
    subscribe,
    () => embla?.scrollSnapList().length ?? 0,
    () => 0,
  );
  const [place, remember] = usePageMemory(page, `carousel ${name}`, 0);
  const returnTo = useEffectEvent((api: Embla) => api.scrollTo(takeOverScrolling(api) ?? place, true));
  useEffect(() => {
    if (!embla) return;
    // kept alive behind other pages it has no width and begins anew
    returnTo(embla);
    const onSelect = () => remember(embla.selectedScrollSnap());
    embla.on('select', onSelect);
    return () => void embla.off('select', onSelect);
  }, [embla, remember]);
  const still = useReducedMotion();
  // null: as the visitor's settings say
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [pointed, setPointed] = useState(false);
  const { ref: frame, inView } = useInView();
  const playing = interval !== null && count > 1 && (wanted ?? !still);

  /** where it was sent before it could move */
  const sent = useRef<number | null>(null);
  const step = (by: number) => goTo((embla ? index : (sent.current ?? index)) + by);
  const goTo = (target: number) => {
    if (!embla) {
      sent.current = target;
      setPressed(true);
      return;
    }
    const next = loop ? (target + count) % count : Math.max(0, Math.min(count - 1, target));
    embla.scrollTo(next, still);
  };
  const goWhereSent = useEffectEvent(() => {
    if (sent.current !== null && count > 0) goTo(sent.current);
    sent.current = null;
  });
  useEffect(() => {
    if (count > 0) goWhereSent();
  }, [count]);
  const advance = useEffectEvent(() => {
    if (!document.hidden) goTo(index + 1);
  });
  const moving = playing && inView && !pointed;
  useEffect(() => {
    if (!moving || interval === null) return;
    const timer = setInterval(advance, interval);
    return () => clearInterval(timer);
    // a slide chosen by hand stands for its full time
  }, [moving, interval, index]);

  return {
    /** the visible part, whose first child holds the slides */
    viewport: isNear || isPressed ? viewport : near,
    /** the whole carousel: time passes only while it is in view */
    frame,
    ready: embla !== undefined,
    index,
    count,
    playing,
    canGoBack: loop || index > 0,
    canGoOn: loop || index < count - 1,
    goTo,
    step,
    setPlaying: setWanted,
    setPointed,
  };
}
