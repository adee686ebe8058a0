import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { TONE_MS } from '../../paradigms/auditory-oddball';
import type { Stimulus, Task } from '../../paradigms/task';
import { RoundRunner, type RoundReport } from './run-round';
import { Tones } from './tones';

export interface RoundView {
  phase: 'ready' | 'running' | 'paused' | 'over';
  stimulus: Stimulus | null;
  done: number;
  total: number;
  report: (RoundReport & { soundLatency: number | null }) | null;
}

const READY: RoundView = { phase: 'ready', stimulus: null, done: 0, total: 0, report: null };

/** A round of a task and what is to be drawn of it. Leaving the tab pauses it, as the caller's Escape does. */
export function useRound(task: Task) {
  const [view, setView] = useState(READY);
  const runner = useRef<RoundRunner | null>(null);
  const tones = useRef<Tones | null>(null);

  const soundOf = useCallback(() => (tones.current ??= new Tones()), []);

  const start = useCallback(
    (level: number) => {
      runner.current?.stop();
      const sound = task.tones ? soundOf() : null;
      const seed = Math.floor(Math.random() * 2 ** 31);
      const next = new RoundRunner(task, level, seed, {
        onShow: (stimulus, done) => {
          if (stimulus?.kind === 'tone') sound?.play(stimulus.hertz, TONE_MS);
          // within the frame, or the picture after it would not have it
          flushSync(() => setView((before) => ({ ...before, stimulus, done })));
        },
        onEnd: (report) =>
          setView((before) => ({
            ...before,
            phase: 'over',
            stimulus: null,
            done: before.total,
            report: { ...report, soundLatency: sound?.latency ?? null },
          })),
      });
      runner.current = next;
      setView({ ...READY, phase: 'running', total: next.total });
      void sound?.resume();
      next.start();
    },
    [task, soundOf],
  );

  const pause = useCallback(() => {
    runner.current?.stop();
    setView((before) => (before.phase === 'running' ? { ...before, phase: 'paused', stimulus: null } : before));
  }, []);

  const resume = useCallback(() => {
    setView((before) => ({ ...before, phase: 'running' }));
    runner.current?.start();
  }, []);

  const leave = useCallback(() => {
    runner.current?.stop();
    runner.current = null;
    setView(READY);
  }, []);

  const respond = useCallback((id: string, at: number) => runner.current?.respond(id, at) ?? false, []);

  /** The tones one after another, before the round. */
  const listen = useCallback(() => {
    const sound = soundOf();
    void sound.resume().then(() => {
      task.tones?.forEach((hertz, index) => setTimeout(() => sound.play(hertz, TONE_MS), index * 600));
    });
  }, [soundOf, task]);

  const isRunning = view.phase === 'running';
  useEffect(() => {
    if (!isRunning) return undefined;
    const onHidden = () => document.hidden && pause();
    document.addEventListener('visibilitychange', onHidden);
    return () => document.removeEventListener('visibilitychange', onHidden);
  }, [isRunning, pause]);

  useEffect(
    () => () => {
      runner.current?.stop();
      tones.current?.close();
    },
    [],
  );

  return { view, start, pause, resume, leave, respond, listen };
}
