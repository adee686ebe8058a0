import type { ReactNode } from 'react';
import { LoginClock } from './login-clock';
import styles from './login-layout.module.css';

/** What is behind the login. */
const INSIDE = [
  { what: '收到的需求', how: '逐条看，按类型与送达情况筛选，导出CSV' },
  { what: '送达', how: '没有送到的再送一次，停了多久一看便知' },
  { what: '无结果的搜索', how: '访客找过、站里还没有写的' },
];

/** The form to log in, and beside it what one logs in for. */
export function LoginLayout({ now, children }: { now: Date; children: ReactNode }) {
  return (
    <div className={styles.root}>
      <div className={styles.form}>{children}</div>
      <section className={styles.inside} data-background="dark" aria-labelledby="login-inside">
        <h2 id="login-inside">里面有什么</h2>
        <dl>
          {INSIDE.map(({ what, how }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </dl>
        <LoginClock now={now} />
      </section>
    </div>
  );
}
