import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

type OnDemand<P> = ComponentType<P> & {
  /** Has its script come before it is drawn. @throws Error when it does not come; the next call tries again */
  load: () => Promise<void>;
  /** The same for whoever need not know whether it came. */
  getReady: () => void;
  /** Whether it has come: then it may be drawn in the press itself, which spares a frame. */
  isReady: () => boolean;
};

/**
 * A component whose script comes when it is first drawn, or earlier by `load` and `getReady`; until then there is
 * `fallback`. Where it does not come, the nearest error boundary says so. For what the server never draws.
 *
 * Not React's `lazy`: whatever has been behind a fallback is shown 300 ms later at the earliest, also when its script
 * had come before the press.
 */
export function onDemand<P extends object>(
  bring: () => Promise<ComponentType<P>>,
  fallback: ReactNode = null,
): OnDemand<P> {
  let brought: ComponentType<P> | null = null;
  const load = async () => {
    brought ??= await bring();
  };
  const getReady = () => void load().catch(() => {});
  const isReady = () => brought !== null;
  function Brought(props: P) {
    const [Component, setComponent] = useState(() => brought);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    useEffect(() => {
      if (Component) return;
      let isGone = false;
      load().then(
        () => !isGone && setComponent(() => brought),
        (error: unknown) => !isGone && setFailure({ error }),
      );
      return () => {
        isGone = true;
      };
    }, [Component]);
    if (failure) throw failure.error;
    return Component ? createElement(Component, props) : fallback;
  }
  return Object.assign(Brought, { load, getReady, isReady });
}
