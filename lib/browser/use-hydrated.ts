import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the HTML and while the browser takes it over, true from then on and in pages that the browser draws itself. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
