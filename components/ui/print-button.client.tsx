'use client';

import { useHydrated } from '@/lib/browser/use-hydrated';
import { Button } from './button';

/** Prints the page; without scripts the browser's own menu does. */
export function PrintButton({ children }: { children: string }) {
  return (
    <Button kind="secondary" data-scripted="" disabled={!useHydrated()} onClick={() => window.print()}>
      {children}
    </Button>
  );
}
