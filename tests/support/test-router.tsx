import { act } from '@testing-library/react';
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { PathnameContext, SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { PageLinks } from '@/components/layout/page-links.client';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** Addresses that components asked the router to go to. */
export const pushed: string[] = [];
/** Pages that were asked for ahead. */
export const prefetched: string[] = [];

const router = {
  push(href: string) {
    pushed.push(href);
    window.history.pushState(null, '', href);
  },
  prefetch: (href: string) => void prefetched.push(href),
  replace: () => undefined,
  refresh: () => undefined,
  back: () => undefined,
  forward: () => undefined,
} as unknown as AppRouterInstance;

/** What Next does with the address, for component tests: hooks follow `window.history`. */
export function TestRouter({ children }: { children: ReactNode }) {
  const read = () => window.location.href;
  const href = useSyncExternalStore(subscribe, read, read);
  const parameters = useMemo(() => new URL(href).searchParams, [href]);
  return (
    <AppRouterContext.Provider value={router}>
      <PathnameContext.Provider value={new URL(href).pathname}>
        <SearchParamsContext.Provider value={parameters}>
          {children}
          <PageLinks />
        </SearchParamsContext.Provider>
      </PathnameContext.Provider>
    </AppRouterContext.Provider>
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

const original = { pushState: window.history.pushState, replaceState: window.history.replaceState };
for (const name of ['pushState', 'replaceState'] as const) {
  window.history[name] = (...parameters) => {
    original[name].apply(window.history, parameters);
    tell();
  };
}

/** Starts a test at an address, with nothing before it. */
export function startAt(href: string): void {
  pushed.length = 0;
  prefetched.length = 0;
  act(() => window.history.replaceState(null, '', href));
}

/** The browser's back button. */
export async function goBack(): Promise<void> {
  await act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await arrived;
  });
}
