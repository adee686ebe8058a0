const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * What of an illustration is pointed at, by mouse, key, finger or from the list below: its row and its labels
 * are marked `data-lit`. A first tap lights, a second follows the link; arrow keys walk in reading order.
 * @param tell told of every change, with the link that is lit or null
 * @returns stops it
 */
export function followPointing(root: HTMLElement, tell: (spot: Element | null) => void): () => void {
  const spots = [...root.querySelectorAll<HTMLAnchorElement>('[data-spot]')];
  const nameOf = (target: EventTarget | null) => {
    const found = target instanceof Element ? target.closest('[data-spot],[data-row]') : null;
    return found?.getAttribute('data-spot') ?? found?.getAttribute('data-row') ?? null;
  };
  let lit: string | null = null;
  let tapped: string | null = null;
  let isTouch = false;

  function light(name: string | null) {
    if (name === lit) return;
    lit = name;
    const spot = spots.find((one) => one.dataset.spot === name) ?? null;
    const labels = spot?.dataset.shows?.split(' ') ?? [];
    root.toggleAttribute('data-pointed', spot !== null);
    for (const one of spots) one.toggleAttribute('data-lit', one === spot);
    for (const row of root.querySelectorAll<HTMLElement>('[data-row]'))
      row.toggleAttribute('data-lit', row.dataset.row === name);
    for (const lane of root.querySelectorAll<HTMLElement>('[data-lane]'))
      lane.toggleAttribute('data-lit', labels.includes(lane.dataset.lane ?? ''));
    tell(spot);
  }

  function onPointerOver(event: PointerEvent) {
    if (event.pointerType === 'mouse') light(nameOf(event.target));
  }

  function onPointerDown(event: PointerEvent) {
    isTouch = event.pointerType !== 'mouse';
    if (!nameOf(event.target)) {
      tapped = null;
      light(null);
    }
  }

  /** In the capturing phase, before the link of the page's router sees it. */
  function onClick(event: MouseEvent) {
    const name = nameOf(event.target);
    const isDrawn = event.target instanceof Element && event.target.closest('[data-spot]') !== null;
    if (!isTouch || !isDrawn || !name || name === tapped) return;
    event.preventDefault();
    event.stopPropagation();
    tapped = name;
    light(name);
    panTo(spots.find((one) => one.dataset.spot === name));
  }

  function onFocus({ target }: FocusEvent) {
    light(nameOf(target));
    if (!isTouch) panTo(spots.find((one) => one === target));
  }

  function onKeyDown(event: KeyboardEvent) {
    const at = spots.findIndex((spot) => spot === document.activeElement);
    if (at < 0) return;
    const target = STEPS[event.key] ? at + STEPS[event.key] : { Home: 0, End: spots.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    spots[(target + spots.length) % spots.length].focus();
  }

  // by then somebody may have pointed at it
  light(nameOf(root.querySelector('[data-spot]:focus, [data-spot]:hover, [data-row]:hover')));
  const stops: (() => void)[] = [];
  // the option `signal` is newer than the oldest browsers
  function on<Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
    capture = false,
  ) {
    root.addEventListener(name, listener, capture);
    stops.push(() => root.removeEventListener(name, listener, capture));
  }
  on('pointerover', onPointerOver);
  on('pointerleave', (event) => event.pointerType === 'mouse' && light(null));
  on('pointerdown', onPointerDown);
  on('click', onClick, true);
  on('focusin', onFocus);
  on('focusout', () => light(null));
  on('keydown', onKeyDown);
  return () => stops.forEach((stop) => stop());
}

/**
 * Where the scene is wider than the window: brings what is lit into the middle, devices and panels; where they are too
 * far apart for that, the way between them.
 */
function panTo(spot: Element | undefined): void {
  const lit = spot?.nextElementSibling;
  const frame = spot?.closest('[data-frame]');
  if (!lit || !frame || frame.scrollWidth <= frame.clientWidth) return;
  const { left, width } = frame.getBoundingClientRect();
  const around = (selector: string) => {
    const boxes = [...lit.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    return { left: Math.min(...boxes.map((box) => box.left)), right: Math.max(...boxes.map((box) => box.right)) };
  };
  const whole = around('[data-outline]');
  const shown = whole.right - whole.left <= width ? whole : around('[data-wire]');
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  frame.scrollBy({ left: (shown.left + shown.right) / 2 - left - width / 2, behavior: calm ? 'instant' : 'smooth' });
}
