'use client';

import { lazy, Suspense, useState } from 'react';
import { useInView } from 'react-intersection-observer';
import { useReducedMotion } from '@/lib/browser/use-media-query';
import { IconButton } from './icon-button';
import { ErrorBoundary } from './error-boundary.client';
import styles from './vector-animation.module.css';

const LottiePlayer = lazy(() => import('./lottie-player.client'));

interface VectorAnimationProps {
  src: string;
  /** what is seen; empty where the text beside says it */
  label: string;
  /** its first frame as an SVG; without one the label is there */
  poster?: string;
  ratio?: 'still' | 'banner' | 'strip' | 'square';
}

/**
 * A Lottie animation: the player comes when it is in view, plays only there,
 * and stops with its button. Under reduced motion the poster stays until it is asked for.
 */
export function VectorAnimation({ src, label, poster, ratio = 'still' }: VectorAnimationProps) {
  const { ref, inView } = useInView();
  const [seen, setSeen] = useState(false);
  const still = useReducedMotion();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const playing = wanted ?? !still;
  // once loaded the player stays, resting out of view
  if (inView && playing && !seen) setSeen(true);
  const first = <Poster poster={poster} label={label} />;
  return (
    <span ref={ref} className={styles.root} data-ratio={ratio}>
      <ErrorBoundary fallback={first}>
        <Suspense fallback={first}>
          {seen ? <LottiePlayer src={src} label={label} playing={playing && inView} fallback={first} /> : first}
        </Suspense>
      </ErrorBoundary>
      <span className={styles.control}>
        <IconButton
          label={playing ? '暂停动画' : '播放动画'}
          shape={playing ? 'pause' : 'play'}
          onClick={() => setWanted(!playing)}
        />
      </span>
    </span>
  );
}

function Poster({ poster, label }: { poster?: string; label: string }) {
  const [isGone, setGone] = useState(false);
  if (!poster || isGone) return <span className={styles.words}>{label}</span>;
  // eslint-disable-next-line @next/next/no-img-element -- an SVG of a few kilobytes: nothing to optimise
  return <img className={styles.poster} src={poster} alt={label} loading="lazy" onError={() => setGone(true)} />;
}
