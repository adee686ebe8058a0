'use client';

import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { afterPaint } from '@/lib/browser/after-paint';
import { usePageMemory } from '@/lib/browser/page-memory';
import { useMobile } from '@/lib/browser/use-media-query';
import { PageLink } from '../ui/page-link';
import { Phrases } from '../ui/phrases';
import styles from './solution-tabs.module.css';

export interface SolutionTab {
  id: string;
  href: string;
  /** two to five characters, for narrow rooms */
  chip: string;
  name: string;
  /** in the parts between which it may break */
  question: readonly string[];
  picture: ReactNode;
}

/**
 * Wide: a list of questions, each a link; the one that was pointed at or focused last is open, its picture
 * beside the list. Narrow: tabs of chips with one panel. Without scripts: all links, the first one open.
 */
export function SolutionTabs({ page, tabs }: { page: string; tabs: SolutionTab[] }) {
  const [open, setOpen] = usePageMemory(page, 'solution', 0);
  const chips = useRef<HTMLDivElement>(null);
  const isNarrow = useMobile();

  // the chip of the open one is brought into view without moving the page
  useEffect(
    () =>
      afterPaint(() => {
        const chip = chips.current?.querySelector<HTMLElement>('[aria-selected="true"]');
        if (chip && chips.current) chips.current.scrollLeft = chip.offsetLeft - chips.current.offsetWidth / 3;
      }),
    [],
  );

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const target = step ? open + step : { Home: 0, End: tabs.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = (target + tabs.length) % tabs.length;
    setOpen(next);
    chips.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div className={styles.root}>
      <div
        ref={chips}
        role="tablist"
        aria-label="解决方案"
        className={styles.chips}
        data-strip=""
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`solution-tab-${tab.id}`}
            aria-selected={index === open}
            aria-controls={`solution-panel-${tab.id}`}
            tabIndex={index === open ? 0 : -1}
            onClick={(event) => {
              setOpen(index);
              event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' });
            }}
          >
            {tab.chip}
          </button>
        ))}
      </div>
      <div className={styles.questions}>
        {tabs.map((tab, index) => (
          <div
            key={tab.id}
            id={`solution-panel-${tab.id}`}
            role={isNarrow ? 'tabpanel' : undefined}
            aria-labelledby={isNarrow ? `solution-tab-${tab.id}` : undefined}
            data-open={index === open || undefined}
            onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(index)}
            onFocus={() => setOpen(index)}
          >
            <span className={styles.name}>{tab.name}</span>
            <PageLink href={tab.href}>
              {/* one item of the row, or its phrases would be several */}
              <span>
                <Phrases parts={tab.question} />
              </span>
            </PageLink>
            <div className={styles.picture}>{tab.picture}</div>
          </div>
        ))}
      </div>
    </div>
  );
}
