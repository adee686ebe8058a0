import { inYuan, sumOfBands } from '@/lib/price-band';
import styles from './list-total.module.css';

interface ListTotalProps {
  /** the price is a band or anything else, which is not added up */
  items: readonly { title: string; amount: number; price: string }[];
}

/** What the listed things cost together by their price bands, and which are not in it; nothing without a band. */
export function ListTotal({ items }: ListTotalProps) {
  const total = sumOfBands(items.map(({ price, amount }) => ({ band: price, amount })));
  const others = items.filter(({ price }) => !inYuan(price)).map(({ title }) => `“${title}”`);
  if (!total) return null;
  return (
    <div>
      <h2 className={styles.name}>参考价合计</h2>
      <p className={styles.sum}>{total}</p>
      <p className={styles.note}>
        单价乘数量，相加而来，不是报价。{others.length > 0 && `${others.join('、')}没有参考价区间，不在里面。`}
      </p>
    </div>
  );
}
