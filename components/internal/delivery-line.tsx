import type { DeliveryTable } from '@/lib/database/tables';
import { formatTime } from '@/lib/enquiries/presentation';
import { paths } from '@/lib/paths';
import styles from './delivery-line.module.css';

const RECEIVERS: Record<string, string> = { 'content-service': '内容服务', webhook: '通知地址', mail: '邮件' };

/** The state of one message to one receiver; what has not got through can be sent again at once. */
export function DeliveryLine({ delivery, back }: { delivery: DeliveryTable; back: string }) {
  const { id, state, attempts, last_error } = delivery;
  const receiver = RECEIVERS[delivery.receiver] ?? delivery.receiver;
  const isOpen = state !== 'done' && attempts > 0;
  return (
    <div className={styles.root} data-open={isOpen}>
      <div>
        <p>
          {receiver}
          <span>{progress(delivery)}</span>
        </p>
        {isOpen && last_error && <p className={styles.reason}>{last_error}</p>}
      </div>
      {isOpen && (
        <form action={paths.extraAction()} method="post">
          <input type="hidden" name="action" value="retry" />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="back" value={back} />
          <button type="submit" aria-label={`重新发给${receiver}`}>
            重发
          </button>
        </form>
      )}
    </div>
  );
}

function progress({ state, attempts, done_at, next_at }: DeliveryTable): string {
  if (state === 'done') return shortTime(done_at ?? next_at);
  if (state === 'failed') return `${attempts}次都没送到`;
  return attempts === 0 ? '等待发送' : `试过${attempts}次，${shortTime(next_at)}再试`;
}

/** Without the year: messages are given up after three days. */
function shortTime(time: number): string {
  return formatTime(time).slice(5);
}
