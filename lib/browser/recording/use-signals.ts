import { useEffect, useState } from 'react';
import { errorText } from '../../error-text';
import { readEdf, type Signal } from '../../recordings/edf';

/** The signals of a recording, once they are wanted; null until then, and where they cannot be had. */
export function useSignals(src: string, isWanted: boolean): Signal[] | null {
  const [signals, setSignals] = useState<Signal[] | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const stop = new AbortController();
    read(src, stop.signal).then(setSignals, (error: unknown) => {
      // what is drawn already stays, only coarser
      if (!stop.signal.aborted) console.error(`[data] ${src} 无法读取：`, errorText(error));
    });
    return () => stop.abort();
  }, [src, isWanted]);
  return signals;
}

async function read(src: string, signal: AbortSignal): Promise<Signal[]> {
  const response = await fetch(src, { signal });
  if (!response.ok) throw new Error(`状态 ${response.status}`);
  return readEdf(new Uint8Array(await response.arrayBuffer()));
}
