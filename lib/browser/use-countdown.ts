import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onEnd` once after `duration` ms; while `paused` the time stands still.
 * Mount it anew (`key`) to start again.
 */
export function useCountdown(duration: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused) return;
    const start = Date.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - start));
    };
  }, [paused]);
}
