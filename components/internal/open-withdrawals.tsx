import type { DeliveryTable } from '@/lib/database/tables';
import { formatTime } from '@/lib/enquiries/presentation';
import { DeliveryLine } from './delivery-line';
import styles from './open-withdrawals.module.css';

/** Withdrawn enquiries whose receivers have not confirmed it: somebody has to tell them by hand. */
export function OpenWithdrawals({ deliveries, back }: { deliveries: DeliveryTable[]; back: string }) {
  if (deliveries.length === 0) return null;
  return (
    <section aria-labelledby="withdrawals" className={styles.root}>
      <h2 id="withdrawals">撤回后还没有通知到的</h2>
      <p>本站已经删除这些需求，下面的接收方手里还有一份。</p>
      <ul>
        {deliveries.map((delivery) => (
          <li key={delivery.id}>
            <p className={styles.receipt}>
              {delivery.receipt}
              <span>{formatTime(delivery.created_at)}</span>
            </p>
            <DeliveryLine delivery={delivery} back={back} />
          </li>
        ))}
      </ul>
    </section>
  );
}
