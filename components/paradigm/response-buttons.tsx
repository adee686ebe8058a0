import type { Response } from '@/lib/paradigms/task';
import styles from './player.module.css';

interface ResponseButtonsProps {
  responses: readonly Response[];
  isRunning: boolean;
  /** @param at when it was touched, on the clock of the frames */
  respond: (id: string, at: number) => void;
}

const KEY_NAMES: Record<string, string> = { ' ': '空格', arrowleft: '←', arrowright: '→' };

/** For fingers what keys are for hands: each counts when it is touched, not when it is let go. */
export function ResponseButtons({ responses, isRunning, respond }: ResponseButtonsProps) {
  return (
    <div className={styles.responses}>
      {responses.map(({ id, label, keys, ink }) => (
        <button
          key={id}
          type="button"
          data-ink={ink}
          disabled={!isRunning}
          onPointerDown={(event) => respond(id, event.timeStamp)}
          // without a pointer: by an assistive technology
          onClick={(event) => event.detail === 0 && respond(id, event.timeStamp)}
        >
          {ink ? <i role="img" aria-label={label} /> : <b>{label}</b>}
          <kbd>{keys.map((key) => KEY_NAMES[key] ?? key.toUpperCase()).join(' 或 ')}</kbd>
        </button>
      ))}
    </div>
  );
}
