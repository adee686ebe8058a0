'use client';

import type { ReactNode } from 'react';
import { useCarousel } from '@/lib/browser/use-carousel';
import { IconButton } from './icon-button';
import styles from './carousel.module.css';

interface Slide {
  key: string;
  content: ReactNode;
}

interface CarouselProps {
  /** address of the page it is on */
  page: string;
  /** what the slides show, for screen readers */
  label: string;
  slides: Slide[];
  /** time between two slides in ms; without one it moves by hand only */
  interval?: number | null;
  /** false: it ends at both ends, and the buttons with it */
  loop?: boolean;
  /** `page`: one slide at a time; `row`: as many cards as there is room for */
  layout?: 'page' | 'row';
}

/**
 * Slides after one another. It waits under the pointer, out of view and in a
 * hidden tab, stops when the focus comes in or the button says so, and does not
 * start by itself under reduced motion. Without scripts it is a row to scroll.
 */
export function Carousel({ page, label, slides, interval = null, loop = true, layout = 'page' }: CarouselProps) {
  const { viewport, frame, ready, index, count, playing, canGoBack, canGoOn, goTo, step, setPlaying, setPointed } =
    useCarousel({ page, name: label, loop: loop && slides.length > 1, interval });
  if (slides.length === 0) return null;
  const automatic = interval !== null;
  return (
    <section
      ref={frame}
      className={styles.root}
      data-layout={layout}
      data-ready={ready || undefined}
      aria-roledescription="轮播"
      aria-label={label}
      onPointerEnter={(event) => event.pointerType !== 'touch' && setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={(event) => {
        if (automatic && playing && !event.target.closest('[data-play]')) setPlaying(false);
      }}
    >
      {slides.length > 1 && (
        <div className={styles.controls}>
          {automatic && (
            <span data-play>
              <IconButton
                label={playing ? '暂停播放' : '开始播放'}
                shape={playing ? 'pause' : 'play'}
                onClick={() => setPlaying(!playing)}
              />
            </span>
          )}
          <ul className={styles.indicators} hidden={layout === 'row'}>
            {slides.slice(0, count || slides.length).map((slide, place) => (
              <li key={slide.key}>
                <button
                  type="button"
                  aria-label={`第${place + 1}张`}
                  aria-current={place === index || undefined}
                  onClick={() => goTo(place)}
                />
              </li>
            ))}
          </ul>
          <span className={styles.steps}>
            <IconButton
              label="上一张"
              shape="previous"
              kind="outlined"
              aria-disabled={ready && !canGoBack}
              onClick={() => step(-1)}
            />
            <IconButton
              label="下一张"
              shape="next"
              kind="outlined"
              aria-disabled={ready && !canGoOn}
              onClick={() => step(1)}
            />
          </span>
        </div>
      )}
      {/* before scripts it is a box that scrolls, and keys must be able to scroll it */}
      <div
        ref={viewport}
        className={styles.viewport}
        tabIndex={ready ? undefined : 0}
        role={ready ? undefined : 'group'}
        aria-label={ready ? undefined : label}
      >
        <div className={styles.slides} aria-live={automatic && playing ? 'off' : 'polite'}>
          {slides.map((slide, place) => (
            <div
              key={slide.key}
              className={styles.slide}
              role="group"
              aria-roledescription="幻灯片"
              aria-label={`第${place + 1}张，共${slides.length}张`}
              inert={ready && layout === 'page' && count > 1 && place !== index}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
