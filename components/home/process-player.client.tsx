'use client';

import { useRef, type CSSProperties, type ReactNode } from 'react';
import { usePageMemory } from '@/lib/browser/page-memory';
import { IconButton } from '../ui/icon-button';
import { scrollStop } from '../ui/scroll-stop';
import layout from '../ui/layout.module.css';
import styles from './process-player.module.css';

interface Step {
  id: string;
  title: string;
  note: string;
  text: ReactNode;
  days: number;
  picture: ReactNode;
}

/** Height of the lines that lead from a step's name to its place on the bar. */
const LINES = 32;

/**
 * Steps one after another: names in equal places, lines to a bar whose parts are as long as the steps take,
 * and the open step with a pager that ends at both ends. Narrow: cards to swipe. Without scripts all are open.
 */
export function ProcessPlayer({ page, label, steps }: { page: string; label: string; steps: Step[] }) {
  const [open, setOpen] = usePageMemory(page, 'process', 0);
  const cards = useRef<HTMLOListElement>(null);
  const total = steps.reduce((sum, step) => sum + step.days, 0);
  const starts = steps.map((_, index) => steps.slice(0, index).reduce((sum, step) => sum + step.days, 0));

  function show(index: number) {
    setOpen(index);
    const card = cards.current?.children[index] as HTMLElement | undefined;
    // only where the cards are in a row is there anything to scroll
    cards.current?.scrollTo({ left: card ? card.offsetLeft - cards.current.offsetLeft : 0 });
  }

  return (
    <div className={styles.root}>
      <div className={styles.names}>
        {steps.map((step, index) => (
          <button key={step.id} type="button" aria-pressed={index === open} onClick={() => show(index)}>
            <b>{step.title}</b>
            <span>{step.days}天</span>
          </button>
        ))}
      </div>
      <svg viewBox={`0 0 1000 ${LINES}`} preserveAspectRatio="none" className={styles.lines} aria-hidden="true">
        {steps.map((step, index) => {
          const name = ((index + 0.5) / steps.length) * 1000;
          const part = ((starts[index] + step.days / 2) / total) * 1000;
          return <path key={step.id} data-open={index === open || undefined} d={`M${name} 0V8L${part} 24V${LINES}`} />;
        })}
      </svg>
      <div className={styles.bar} aria-hidden="true">
        {steps.map((step, index) => (
          <span
            key={step.id}
            data-state={index === open ? 'open' : index < open ? 'done' : undefined}
            style={{ flexGrow: step.days }}
          />
        ))}
      </div>
      <div className={styles.days} style={{ '--days': total } as CSSProperties} aria-hidden="true">
        {[5, 10, 15, 20]
          .filter((day) => day < total)
          .map((day) => (
            <span key={day} style={{ '--day': day } as CSSProperties}>
              {day === 5 ? `第${day}天` : day}
            </span>
          ))}
      </div>
      <ol
        ref={cards}
        className={styles.cards}
        aria-label={label}
        {...scrollStop}
        onScroll={({ currentTarget: list }) => {
          if (list.scrollWidth > list.clientWidth)
            setOpen(Math.round((list.scrollLeft / list.scrollWidth) * steps.length));
        }}
      >
        {steps.map((step, index) => (
          <li key={step.id} data-open={index === open || undefined}>
            {step.picture}
            <div>
              <p className={layout.quiet}>
                {index + 1} / {steps.length}　{step.note}
              </p>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.pager}>
        <IconButton
          label="上一步"
          shape="previous"
          kind="outlined"
          aria-disabled={open === 0}
          onClick={() => show(Math.max(0, open - 1))}
        />
        <IconButton
          label="下一步"
          shape="next"
          kind="outlined"
          aria-disabled={open === steps.length - 1}
          onClick={() => show(Math.min(steps.length - 1, open + 1))}
        />
        {open < steps.length - 1 && <span>下一步：{steps[open + 1].title}</span>}
      </div>
    </div>
  );
}
