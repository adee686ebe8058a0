import type { CSSProperties } from 'react';
import { LOGIN_TOKEN_LIFE_MS } from '@/lib/constants';
import styles from './login-clock.module.css';

const HOURS = LOGIN_TOKEN_LIFE_MS / 3_600_000;
const BEIJING = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', timeStyle: 'short' });

/** How long a login that begins now lasts, on a scale of hours. */
export function LoginClock({ now }: { now: Date }) {
  const time = BEIJING.format(now);
  const [hour, minute] = time.split(':').map(Number);
  const toMidnight = (24 - hour - minute / 60) / HOURS;
  return (
    <div className={styles.root} style={{ '--hours': HOURS, '--midnight': `${toMidnight * 100}%` } as CSSProperties}>
      <p className={styles.ends}>
        <span>
          今天<b>{time}</b>登录
        </span>
        <span>
          明天<b>{time}</b>失效
        </span>
      </p>
      <div className={styles.scale} aria-hidden="true" />
      <p className={styles.note}>{HOURS}小时，一格一小时；退出后立即失效。</p>
    </div>
  );
}
