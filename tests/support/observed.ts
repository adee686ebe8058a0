import { act } from '@testing-library/react';

/** The observers on the page, in place of the browser's; jsdom draws nothing and so has none. */
class ObserverStub implements IntersectionObserver {
  static all = new Set<ObserverStub>();
  readonly root = null;
  readonly rootMargin: string;
  readonly scrollMargin = '';
  readonly thresholds = [0];
  readonly targets = new Set<Element>();

  constructor(
    readonly callback: IntersectionObserverCallback,
    options: IntersectionObserverInit = {},
  ) {
    this.rootMargin = options.rootMargin ?? '0px';
    ObserverStub.all.add(this);
  }

  observe(target: Element) {
    this.targets.add(target);
  }

  unobserve(target: Element) {
    this.targets.delete(target);
  }

  disconnect() {
    this.targets.clear();
    ObserverStub.all.delete(this);
  }

  takeRecords() {
    return [];
  }
}

class ResizeStub implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

export function stubObservers(): void {
  ObserverStub.all.clear();
  window.IntersectionObserver = ObserverStub;
  window.ResizeObserver = ResizeStub;
}

/** Tells every observer of the element whether it is in view; `top` is where its upper edge is. */
export function setInView(element: Element, isIntersecting: boolean, top = isIntersecting ? 0 : 2000): void {
  const boundingClientRect = { top, bottom: top + 100, left: 0, right: 100, width: 100, height: 100 };
  const entry = { target: element, isIntersecting, intersectionRatio: isIntersecting ? 1 : 0, boundingClientRect };
  act(() => {
    for (const observer of [...ObserverStub.all]) {
      if (observer.targets.has(element)) observer.callback([entry as IntersectionObserverEntry], observer);
    }
  });
}

/** Everything that is being observed. */
export function observedElements(): Element[] {
  return [...ObserverStub.all].flatMap((observer) => [...observer.targets]);
}

/** Tells every observer the same about everything. */
export function setAllInView(isIntersecting: boolean): void {
  for (const element of new Set(observedElements())) setInView(element, isIntersecting);
}
