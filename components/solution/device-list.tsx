import type { SolutionFacts } from '@/lib/content/solution-facts';
import { BuyerLinks } from '../buyer/buyer-links';
import { PriceNote } from '../facts/price-note';
import { ArrowLink } from '../ui/arrow-link';
import { PageLink } from '../ui/page-link';
import { Picture } from '../ui/picture';
import styles from './device-list.module.css';

interface DeviceListProps {
  facts: SolutionFacts;
  /** where the same devices are planned with */
  plan: string;
}

/** Every device of a solution: how many, what it records, its decisive value, what one costs; the whole at the end. */
export function DeviceList({ facts, plan }: DeviceListProps) {
  const { devices } = facts;
  const count = devices.reduce((sum, { quantity }) => sum + quantity, 0);
  const hasPrices = devices.some(({ priceBand }) => priceBand);
  return (
    <>
      <table className={styles.root}>
        <thead>
          <tr>
            <th scope="col">设备</th>
            <th scope="col">数量</th>
            <th scope="col">记录什么</th>
            <th scope="col">关键参数</th>
            {hasPrices && <th scope="col">单件参考价</th>}
          </tr>
        </thead>
        <tbody>
          {devices.map(({ title, kind, href, image, quantity, records, keyValue, priceBand }) => (
            <tr key={title}>
              <th scope="row">
                {image && <Picture picture={{ ...image, alt: '' }} sizes="96px" />}
                <span>
                  <PageLink href={href}>{title}</PageLink>
                  {kind && <small>{kind}</small>}
                </span>
              </th>
              <td className={styles.quantity}>{quantity}</td>
              <td className={styles.records}>{records}</td>
              <td className={styles.value}>{keyValue}</td>
              {hasPrices && <td className={styles.price}>{priceBand}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">合计</th>
            <td className={styles.quantity}>{count}</td>
            <td className={styles.records} />
            <td className={styles.value} />
            {hasPrices && <td className={styles.price}>{facts.price?.band}</td>}
          </tr>
        </tfoot>
      </table>
      <PriceNote price={facts.price} leadTime={facts.leadTime} />
      <ArrowLink href={plan}>照这个方案规划，换型号、加人数</ArrowLink>
      <BuyerLinks types={['purchase', 'faq']} />
    </>
  );
}
