'use client';

import { useLottieLight } from 'lottie-react';
import { use, useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { isAnimation } from '@/lib/animations/animation';
import { withPicturesFrom } from '@/lib/animations/pictures';
import { loadJson } from '@/lib/browser/load-json';
import styles from './vector-animation.module.css';

interface LottiePlayerProps {
  src: string;
  label: string;
  playing: boolean;
  /** shown when the file is no animation */
  fallback: ReactNode;
}

/** The heavy half of a vector animation: never imported but by `import()`. */
export default function LottiePlayer({ src, fallback, ...props }: LottiePlayerProps) {
  const data = use(loadJson(src));
  const animation = useMemo(
    () => (isAnimation(data) ? withPicturesFrom(data, new URL(src, document.baseURI).href) : null),
    [data, src],
  );
  return animation ? <Player data={animation} {...props} /> : fallback;
}

function Player({ data, label, playing }: { data: object; label: string; playing: boolean }) {
  const { state, play, pause, setDisplayRef } = useLottieLight({ src: data, loop: true, autoplay: false });
  const loaded = state !== 'loading';
  const follow = useEffectEvent(() => (playing ? play() : pause()));
  useEffect(() => {
    if (loaded) follow();
  }, [loaded, playing]);
  return (
    <span
      ref={setDisplayRef}
      role="img"
      aria-label={label || undefined}
      aria-hidden={!label}
      className={styles.drawing}
    />
  );
}
