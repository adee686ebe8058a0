import type { DeliveryTable } from '@/lib/enquiries/database';
import { formatTime } from '@/lib/enquiries/presentation';
import { paths } from '@/lib/paths';
import styles from './delivery-line.module.css';

const RECEIVERS: Record<string, string> = { 'content-service': '内容服务', webhook: '通知地址', mail: '邮件' };

/** How one message to one receiver stands; what has not got through can be sent again at once. */
export function DeliveryLine({ delivery, back }: { delivery: DeliveryTable; back: string }) {
  const receiver = RECEIVERS[delivery.receiver] ?? delivery.receiver;
  return (
    <div className={styles.root}>
      <p>
        {receiver}：{progress(delivery)}
      </p>
      {delivery.state !== 'done' && delivery.last_error && <p className={styles.reason}>{delivery.last_error}</p>}
      {delivery.state !== 'done' && delivery.attempts > 0 && (
        <form action={paths.extraAction()} method="post">
          <input type="hidden" name="action" value="retry" />
          <input type="hidden" name="id" value={delivery.id} />
          <input type="hidden" name="back" value={back} />
          <button type="submit" aria-label={`重新发给${receiver}`}>
            重新发送
          </button>
        </form>
      )}
    </div>
  );
}

function progress({ state, attempts, done_at, next_at }: DeliveryTable): string {
  if (state === 'done') return formatTime(done_at ?? next_at);
  if (state === 'failed') return `试过 ${attempts} 次，已停止`;
  return attempts === 0 ? '等待发送' : `试过 ${attempts} 次，下次 ${formatTime(next_at)}`;
}
