'use client';

import { useRef, useState, type KeyboardEvent } from 'react';
import { useScrollSnap } from '@/lib/browser/use-scroll-snap';
import { Dialog } from './dialog.client';
import styles from './gallery.module.css';
import { IconButton } from './icon-button';
import { isAnimation, Picture, type PictureData } from './picture';
import { SizedImage } from './sized-image';

/**
 * Pictures in a strip that is swiped, with a counter and, on wide screens, small ones below to choose from; each opens
 * large in a dialog, where it can be enlarged once more. Without scripts a click shows the file. An animation plays in
 * its place: its button must not stand inside a link.
 */
export function Gallery({ label, pictures }: { label: string; pictures: PictureData[] }) {
  const [shown, setShown] = useState<number | null>(null);
  const strip = useRef<HTMLUListElement>(null);
  const { place, onScroll, show } = useScrollSnap(strip);
  const stills = pictures.filter(({ src }) => !isAnimation(src));
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
                aria-label={`放大查看：${picture.alt || `${label}第 ${index + 1} 张`}`}
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
                aria-label={`看第 ${index + 1} 张`}
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
        {shown !== null && <Viewer pictures={stills} index={shown} onGo={setShown} />}
      </Dialog>
    </div>
  );
}

/** A small picture; of an animation its first frame. */
function Thumb({ picture }: { picture: PictureData }) {
  const src = isAnimation(picture.src) ? picture.poster : picture.src;
  return src ? <Picture picture={{ ...picture, src, alt: '' }} sizes="162px" /> : null;
}

interface ViewerProps {
  pictures: PictureData[];
  index: number;
  onGo: (index: number) => void;
}

function Viewer({ pictures, index, onGo }: ViewerProps) {
  const [zoomed, setZoomed] = useState(false);
  const picture = pictures[index];
  const go = (target: number) => {
    if (target < 0 || target >= pictures.length) return;
    setZoomed(false);
    onGo(target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (zoomed) return;
    if (event.key === 'ArrowLeft') go(index - 1);
    if (event.key === 'ArrowRight') go(index + 1);
  };
  return (
    <div className={styles.viewer} onKeyDown={onKeyDown}>
      <div className={styles.stage} data-zoomed={zoomed || undefined} tabIndex={zoomed ? 0 : undefined}>
        <div className={styles.picture}>
          <SizedImage src={picture.src} alt={picture.alt} sizes="200vw" unoptimized={picture.src.endsWith('.svg')} />
        </div>
      </div>
      <div className={styles.controls}>
        <p aria-live="polite">
          第 {index + 1} 张，共 {pictures.length} 张{picture.alt && `：${picture.alt}`}
        </p>
        <IconButton label={zoomed ? '还原' : '放大'} shape="zoom" onClick={() => setZoomed(!zoomed)} />
        <IconButton label="上一张" shape="previous" aria-disabled={index === 0} onClick={() => go(index - 1)} />
        <IconButton
          label="下一张"
          shape="next"
          aria-disabled={index === pictures.length - 1}
          onClick={() => go(index + 1)}
        />
      </div>
    </div>
  );
}
