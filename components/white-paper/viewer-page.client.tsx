'use client';

import { useRef, type CSSProperties, type ReactNode } from 'react';
import type { PdfDocument } from '@/lib/browser/paper/pdf-library';
import type { Hit } from '@/lib/browser/paper/search';
import { useHitMarks } from '@/lib/browser/paper/use-hit-marks';
import { useNearViewport } from '@/lib/browser/use-near-viewport';
import { usePageCanvas } from '@/lib/browser/paper/use-page-canvas';
import { usePageText } from '@/lib/browser/paper/use-page-text';
import { ViewerLinks } from './viewer-links.client';
import styles from './viewer-page.module.css';

interface ViewerPageProps {
  /** null while the paper is being opened */
  document: PdfDocument | null;
  number: number;
  /** in PDF units */
  width: number;
  height: number;
  /** screen pixels per PDF unit; 0: as wide as the style sheet says */
  unit: number;
  hits: readonly Hit[];
  currentHit: Hit | null;
  onGoTo: (page: number) => void;
  /** what is here until the page is drawn */
  children?: ReactNode;
}

/** One page: drawn while it is near the window, released when it is far; text to select above the drawing. */
export function ViewerPage({
  document,
  number,
  width,
  height,
  unit,
  hits,
  currentHit,
  onGoTo,
  children,
}: ViewerPageProps) {
  const root = useRef<HTMLElement>(null);
  const canvasHost = useRef<HTMLDivElement>(null);
  const hitHost = useRef<HTMLDivElement>(null);
  const textHost = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(root);
  const page = isNear ? document : null;
  const { failed, retry } = usePageCanvas(canvasHost, page, number, width * unit);
  const pieces = usePageText(textHost, page, number);
  useHitMarks(hitHost, pieces, hits, currentHit);
  return (
    <section
      ref={root}
      className={styles.root}
      aria-label={`第 ${number} 页`}
      data-page={number}
      style={
        unit > 0
          ? ({ width: width * unit, height: height * unit, '--total-scale-factor': unit } as CSSProperties)
          : { aspectRatio: `${width} / ${height}` }
      }
    >
      {children}
      <div ref={canvasHost} className={styles.canvas} aria-hidden="true" />
      <div ref={hitHost} className={styles.hits} aria-hidden="true" />
      <div ref={textHost} className={styles.text} lang="zh-CN" />
      <ViewerLinks document={page} number={number} onGoTo={onGoTo} />
      {failed && (
        <p className={styles.failed}>
          这一页没有取到。
          <button type="button" onClick={retry}>
            再试一次
          </button>
        </p>
      )}
    </section>
  );
}
