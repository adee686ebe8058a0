'use client';

import { useMemo, useRef, useState } from 'react';
import { onDemand } from '@/lib/browser/on-demand';
import { useScrollSnap } from '@/lib/browser/use-scroll-snap';
import { Dialog } from './dialog.client';
import { ErrorBoundary } from './error-boundary.client';
import styles from './gallery.module.css';
import { isAnimation, Picture, type PictureData } from './picture';
import { Spinner } from './spinner';

/** It comes when a picture is opened. */
const GalleryViewer = onDemand(async () => (await import('./gallery-viewer.client')).GalleryViewer, <Spinner />);

/**
 * Pictures in a strip that is swiped, with a counter and, on wide screens, small ones below to choose from; each opens
 * large in a dialog, where it can be enlarged once more. Without scripts a click shows the file. An animation plays in
 * its place: its button must not be inside a link.
 */
export function Gallery({ label, pictures }: { label: string; pictures: PictureData[] }) {
  const [shown, setShown] = useState<number | null>(null);
  const strip = useRef<HTMLUListElement>(null);
  const { place, onScroll, show } = useScrollSnap(strip);
  const stills = useMemo(() => pictures.filter(({ src }) => !isAnimation(src)), [pictures]);
  if (pictures.length === 0) return null;
  return (
    <div className={styles.root}>
      <ul ref={strip} className={styles.strip} aria-label={label} onScroll={onScroll}>
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            {isAnimation(picture.src) ? (
              <Picture picture={picture} />
            ) : (
              <a
                href={picture.src}
                aria-label={`放大查看：${picture.alt || `${label}第${index + 1}张`}`}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  setShown(stills.indexOf(picture));
                }}
              >
                <Picture picture={picture} sizes="(max-width: 768px) 94vw, 690px" priority={index === 0} />
              </a>
            )}
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <>
          <p className={styles.counter} aria-hidden="true">
            {place + 1} / {pictures.length}
          </p>
          <div className={styles.thumbs}>
            {pictures.map((picture, index) => (
              <button
                key={picture.src}
                type="button"
                aria-label={`看第${index + 1}张`}
                aria-current={index === place || undefined}
                onClick={() => show(index)}
              >
                <Thumb picture={picture} />
              </button>
            ))}
          </div>
        </>
      )}
      <Dialog open={shown !== null} title={label} layout="fullscreen" buttons={false} onClose={() => setShown(null)}>
        {shown !== null && (
          <ErrorBoundary fallback={<Picture picture={stills[shown]} sizes="100vw" />}>
            <GalleryViewer pictures={stills} first={shown} onClose={() => setShown(null)} />
          </ErrorBoundary>
        )}
      </Dialog>
    </div>
  );
}

/** A small picture; of an animation its first frame. */
function Thumb({ picture }: { picture: PictureData }) {
  const src = isAnimation(picture.src) ? picture.poster : picture.src;
  return src ? <Picture picture={{ ...picture, src, alt: '' }} sizes="162px" /> : null;
}
