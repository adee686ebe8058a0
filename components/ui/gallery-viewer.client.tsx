'use client';

import PhotoSwipe, { type PhotoSwipeOptions, type SlideData } from 'photoswipe';
import 'photoswipe/style.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pictureSources } from '@/lib/pictures/srcset';
import styles from './gallery-viewer.module.css';
import { IconButton } from './icon-button';
import { isMadeForItsPlace, type PictureData } from './picture';

type Content = NonNullable<PhotoSwipe['currSlide']>['content'];

interface GalleryViewerProps {
  pictures: PictureData[];
  /** the one that is shown first */
  first: number;
  onClose: () => void;
}

/** Width that every picture counts as: larger than any window, so that it always fills the stage. */
const WIDTH = 8000;
/** Height to width of a picture that has not come yet. */
const USUAL_SHAPE = 3 / 4;

const OPTIONS: PhotoSwipeOptions = {
  // the dialog and the controls below do these
  close: false,
  zoom: false,
  counter: false,
  arrowPrev: false,
  arrowNext: false,
  escKey: false,
  trapFocus: false,
  returnFocus: false,
  bgOpacity: 0,
  loop: false,
  showHideAnimationType: 'none',
  imageClickAction: 'zoom',
  tapAction: false,
  bgClickAction: false,
  secondaryZoomLevel: ({ fit }) => fit * 2,
  maxZoomLevel: ({ fit }) => fit * 4,
  errorMsg: '图片没有取到',
};

function optionsFor(stage: HTMLElement): PhotoSwipeOptions {
  return {
    appendToEl: stage,
    getViewportSizeFn: () => ({ x: stage.clientWidth, y: stage.clientHeight }),
    zoomAnimationDuration: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 250,
  };
}

function slideOf({ src, alt }: PictureData): SlideData {
  const files = isMadeForItsPlace(src) ? { src } : pictureSources(src, '100vw');
  return { src: files.src, srcset: 'srcSet' in files ? files.srcSet : undefined, alt, ...sizeOf(USUAL_SHAPE) };
}

const sizeOf = (shape: number) => ({ width: WIDTH, height: Math.round(WIDTH * shape) });

/** Nobody knows the shape of a picture before it comes. */
function takeShape(viewer: PhotoSwipe, { element, data, index }: Content): void {
  if (!(element instanceof HTMLImageElement) || element.naturalWidth === 0) return;
  const size = sizeOf(element.naturalHeight / element.naturalWidth);
  // each of its files is rounded to whole pixels in its own way
  if (Math.abs(size.height / Number(data.height) - 1) < 0.01) return;
  Object.assign(data, size);
  viewer.refreshSlideContent(index);
}

/** Pictures one at a time as large as the window, to be swiped through and enlarged: PhotoSwipe's gestures, our controls. */
export function GalleryViewer({ pictures, first, onClose }: GalleryViewerProps) {
  const stage = useRef<HTMLDivElement>(null);
  const viewer = useRef<PhotoSwipe | null>(null);
  const [index, setIndex] = useState(first);
  const [enlarged, setEnlarged] = useState(false);
  const picture = pictures[index];

  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const opened = new PhotoSwipe({
      ...OPTIONS,
      ...optionsFor(element),
      dataSource: pictures.map(slideOf),
      index: first,
    });
    let isOver = false;
    opened.on('change', () => setIndex(opened.currIndex));
    opened.on('zoomPanUpdate', ({ slide }) => {
      if (slide !== opened.currSlide) return;
      const isEnlarged = slide.currZoomLevel > slide.zoomLevels.fit * 1.01;
      // then the arrow keys move the picture
      opened.options.arrowKeys = !isEnlarged;
      setEnlarged(isEnlarged);
    });
    // the window's own coordinates begin at the stage
    opened.on('pointerDown', () => {
      const { left, top } = element.getBoundingClientRect();
      opened.setScrollOffset(window.scrollX + left, window.scrollY + top);
    });
    opened.on('loadComplete', ({ content }) => takeShape(opened, content));
    // dragged down, or pinched small
    opened.on('close', () => isOver || close());
    opened.init();
    const { element: root } = opened;
    for (const part of root?.querySelectorAll('[aria-roledescription]') ?? [])
      part.removeAttribute('aria-roledescription');
    // the dialog is around it
    root?.setAttribute('role', 'group');
    viewer.current = opened;
    return () => {
      viewer.current = null;
      isOver = true;
      if (opened.opener.isOpen) opened.destroy();
      else opened.on('openingAnimationEnd', () => opened.destroy());
    };
  }, [pictures, first]);

  return (
    <div className={styles.root}>
      <div ref={stage} className={styles.stage} />
      <div className={styles.controls}>
        <p aria-live="polite">
          第{index + 1}张，共{pictures.length}张{picture.alt && `：${picture.alt}`}
        </p>
        <IconButton label={enlarged ? '还原' : '放大'} shape="zoom" onClick={() => viewer.current?.toggleZoom()} />
        <IconButton
          label="上一张"
          shape="previous"
          aria-disabled={index === 0}
          onClick={() => viewer.current?.prev()}
        />
        <IconButton
          label="下一张"
          shape="next"
          aria-disabled={index === pictures.length - 1}
          onClick={() => viewer.current?.next()}
        />
      </div>
    </div>
  );
}
