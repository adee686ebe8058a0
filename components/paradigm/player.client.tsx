'use client';

import { useEffect, useRef, useState } from 'react';
import { hasTones } from '@/lib/browser/paradigm/tones';
import { useResponseKeys } from '@/lib/browser/paradigm/use-response-keys';
import { useRound } from '@/lib/browser/paradigm/use-round';
import type { Task } from '@/lib/paradigms/task';
import { taskOf } from '@/lib/paradigms/tasks';
import { Button } from '../ui/button';
import { LevelChoice } from './level-choice';
import styles from './player.module.css';
import { ResponseButtons } from './response-buttons';
import { RoundResult } from './round-result';
import { Stimulus } from './stimulus';

/** A round of a task; nothing where this version of the site does not know it. */
export function Player({ demo }: { demo: string }) {
  const task = taskOf(demo);
  if (!task) return null;
  if (task.tones && !hasTones()) return <p>这个浏览器放不出声音，演示做不了。</p>;
  return <PlayedTask task={task} />;
}

/** Stage, responses and result; the sequence and the scores are made elsewhere. */
function PlayedTask({ task }: { task: Task }) {
  const { view, start, pause, resume, leave, respond, listen } = useRound(task);
  const { phase, stimulus, done, total, report } = view;
  const [level, setLevel] = useState(task.levels?.[1]?.id ?? 0);
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const isRunning = phase === 'running';
  useResponseKeys(task, isRunning, { respond, pause });
  useEffect(() => {
    stage.current?.focus({ preventScroll: true });
    // while it runs its buttons are seen too; a result is longer than a screen
    root.current?.scrollIntoView({ block: phase === 'over' ? 'start' : 'nearest' });
  }, [phase]);
  return (
    <div ref={root} className={styles.root}>
      <div ref={stage} className={styles.stage} role="group" aria-label={`${task.name}的演示`} tabIndex={-1}>
        {phase !== 'over' && (
          <div className={styles.field}>
            <Stimulus stimulus={stimulus} />
            {phase === 'ready' && <p className={styles.words}>开始以后，请看着这里。</p>}
            {phase === 'paused' && (
              <p className={styles.words}>
                已暂停，做完{done}/{total}
              </p>
            )}
          </div>
        )}
        {phase === 'over' && report && <RoundResult task={task} report={report} />}
        <p className={styles.status} role="status">
          {STATUS[phase]}
        </p>
      </div>
      {phase === 'ready' && task.levels && <LevelChoice levels={task.levels} level={level} onChoose={setLevel} />}
      {(phase === 'ready' || isRunning) && (
        <ResponseButtons responses={task.responses} isRunning={isRunning} respond={respond} />
      )}
      <div className={styles.actions}>
        {phase === 'ready' && <Button onClick={() => start(level)}>开始</Button>}
        {phase === 'ready' && task.tones && (
          <Button kind="secondary" onClick={listen}>
            先听两个音
          </Button>
        )}
        {isRunning && (
          <>
            <Button kind="secondary" onClick={pause}>
              暂停（Esc）
            </Button>
            <span>
              {done}/{total}
            </span>
          </>
        )}
        {phase === 'paused' && (
          <Button onClick={() => (task.isOneStream ? start(level) : resume())}>
            {task.isOneStream ? '从头再做' : '继续'}
          </Button>
        )}
        {phase === 'over' && <Button onClick={() => start(level)}>再做一轮</Button>}
        {(phase === 'paused' || phase === 'over') && (
          <Button kind="secondary" onClick={leave}>
            回到说明
          </Button>
        )}
      </div>
    </div>
  );
}

const STATUS = {
  ready: '',
  running: '开始了，按Esc暂停',
  paused: '已暂停',
  over: '一轮做完了',
};
