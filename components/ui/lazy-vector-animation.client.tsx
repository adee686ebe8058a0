'use client';

import { lazy, Suspense, type ComponentProps } from 'react';
import { ErrorBoundary } from './error-boundary.client';
import styles from './vector-animation.module.css';

const VectorAnimation = lazy(async () => ({ default: (await import('./vector-animation.client')).VectorAnimation }));

/** A `VectorAnimation` whose script comes with pages that have one; every page with a picture has this one. */
export function LazyVectorAnimation(props: ComponentProps<typeof VectorAnimation>) {
  const { label, ratio = 'still' } = props;
  const words = (
    <span className={styles.root} data-ratio={ratio}>
      <span className={styles.words}>{label}</span>
    </span>
  );
  return (
    <ErrorBoundary fallback={words}>
      <Suspense fallback={words}>
        <VectorAnimation {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
