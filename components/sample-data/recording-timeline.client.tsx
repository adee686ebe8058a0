'use client';

import { useRef } from 'react';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { useSignals } from '@/lib/browser/recording/use-signals';
import { useSpan } from '@/lib/browser/recording/use-span';
import { lanePath } from '@/lib/recordings/lane-path';
import { around, ticks } from '@/lib/recordings/span';
import { IconButton } from '../ui/icon-button';
import { EventNames } from './event-names';
import { RecordingLane } from './recording-lane';
import styles from './recording-timeline.module.css';

export interface TimelineLane {
  channel: string;
  name: string;
  unit: string;
  signal: string;
  range: [low: number, high: number];
  path: string;
}

interface RecordingTimelineProps {
  /** address of the EDF file, which is read when somebody looks closer */
  src: string;
  /** seconds */
  duration: number;
  lanes: TimelineLane[];
  /** width of their paths */
  columns: number;
  events: { time: number; name: string }[];
}

/** Columns of a drawing that somebody looks at closely. */
const CLOSE = 900;
const CONTROLS = [
  ['ArrowLeft', 'previous', '往前'],
  ['ArrowRight', 'next', '往后'],
  ['+', 'zoom', '放大'],
  ['-', 'zoomOut', '缩小'],
  ['0', 'whole', '看全部'],
] as const;

/** Signals of one recording on one time axis, which can be moved and magnified. */
export function RecordingTimeline({ src, duration, lanes, columns, events }: RecordingTimelineProps) {
  const root = useRef<HTMLDivElement>(null);
  const { span, setSpan, press, isWhole } = useSpan(root, duration);
  const signals = useSignals(src, !isWhole);
  const isReady = useHydrated();
  const length = span.to - span.from;
  const isClose = signals !== null && !isWhole;
  const width = isClose ? CLOSE : columns;
  const place = (time: number) => (isClose ? ((time - span.from) / length) * width : (time / duration) * width);
  const numbered = events.map((event, index) => ({ ...event, number: index + 1 }));
  const inView = numbered.filter(({ time }) => time >= span.from && time <= span.to);
  const marks = inView.map(({ time }) => place(time));
  const view: [number, number] = isClose ? [0, width] : [place(span.from), (length / duration) * width];
  const pathOf = ({ channel, range, path }: TimelineLane) => {
    const signal = isClose ? signals.find(({ label }) => label === channel) : undefined;
    return signal ? lanePath(signal, span, width, range) : path;
  };
  return (
    <figure className={styles.root}>
      <div className={styles.controls} data-screen-only="">
        <p role="status">
          {span.from.toFixed(1)}–{span.to.toFixed(1)} s
        </p>
        {isReady &&
          CONTROLS.map(([key, shape, label]) => (
            <IconButton key={key} label={label} shape={shape} onClick={() => press(key)} />
          ))}
      </div>
      <div
        ref={root}
        className={styles.plot}
        role="application"
        aria-label="时间轴：方向键平移，加减键缩放，0看全部"
        tabIndex={isReady ? 0 : undefined}
      >
        <EventNames
          marks={inView.map(({ time, ...event }) => ({ ...event, share: (time - span.from) / length }))}
          letters={Math.max(0, ...events.map(({ name }) => name.length))}
        />
        <ul>
          {lanes.map((lane) => (
            <RecordingLane key={lane.channel} {...lane} path={pathOf(lane)} view={view} marks={marks} />
          ))}
        </ul>
        <p className={styles.ticks} aria-hidden="true">
          {ticks(span).map((time) => (
            <span key={time} style={{ left: `${((time - span.from) / length) * 100}%` }}>
              {time}
            </span>
          ))}
        </p>
      </div>
      <p className={styles.hint} data-screen-only="">
        {isReady && (
          <>
            <span className={styles.fingers}>拖动平移，两指缩放。</span>
            <span className={styles.keys}>拖动平移，Ctrl加滚轮缩放；选中时间轴以后，方向键平移，加减键缩放。</span>
          </>
        )}
      </p>
      <ol className={styles.events}>
        {numbered.map(({ time, name, number }) => (
          <li key={number}>
            <b>{number}</b>
            <time>{time.toFixed(2)} s</time>
            {isReady ? (
              <button type="button" onClick={() => setSpan(around(time, duration))}>
                {name}
              </button>
            ) : (
              <span>{name}</span>
            )}
          </li>
        ))}
      </ol>
    </figure>
  );
}
