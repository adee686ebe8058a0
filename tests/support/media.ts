import { act } from '@testing-library/react';

const listeners = new Set<() => void>();
let matching: string[] = [];

/** Sets which media queries match, e.g. `(prefers-reduced-motion: reduce)`; all others do not. */
export function setMedia(...queries: string[]): void {
  matching = queries;
  window.matchMedia = (media: string) =>
    ({
      media,
      get matches() {
        return matching.includes(media);
      },
      onchange: null,
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => false,
    }) as unknown as MediaQueryList;
  act(() => listeners.forEach((listener) => listener()));
}

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
export const MOBILE = '(max-width: 768px)';
