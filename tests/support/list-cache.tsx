import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

/** What the browser keeps of lists as long as a document lives; a new one for each test. */
export function makeDocument() {
  const cache = new Map();
  const provider = () => cache;
  return function Document({ children }: { children: ReactNode }) {
    return <SWRConfig value={{ provider }}>{children}</SWRConfig>;
  };
}
