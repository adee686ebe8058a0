import type { CSSProperties } from 'react';
import { COST_PARTS, type FiveYearCost, type Rates } from '@/lib/content/five-years';
import { inWan } from '@/lib/price-band';
import { DataTable } from '../ui/data-table';
import { Fold } from '../ui/fold';
import { NoBreakText } from '../ui/no-break-text';
import styles from './five-years.module.css';

interface FiveYearsProps {
  costs: FiveYearCost[];
  rates: Rates;
}

/** What a laboratory costs over five years, solution by solution: as bars on one scale, then in figures. */
export function FiveYears({ costs, rates }: FiveYearsProps) {
  const largest = Math.max(...costs.map(({ total }) => total[1]));
  const head = ['方案', ...COST_PARTS.map(({ label }) => label), '五年合计', '每名被试的耗材'];
  const { seats, seatFee, storage, storageFee, warrantyShare, participants } = rates;
  return (
    <>
      {costs.length > 0 && (
        <>
          <figure className={styles.root}>
            <ul aria-hidden="true">
              {costs.map(({ title, parts, total }) => (
                <li key={title}>
                  <span className={styles.name}>{title}</span>
                  <span className={styles.bar} style={{ '--share': total[1] / largest } as CSSProperties}>
                    {COST_PARTS.map(({ key }) => (
                      <i key={key} data-part={key} style={{ flexGrow: parts[key][1] }} />
                    ))}
                  </span>
                  <b>{inWan(total)}万元</b>
                </li>
              ))}
            </ul>
            <figcaption>
              {COST_PARTS.map(({ key, label }) => (
                <span key={key}>
                  <i data-part={key} aria-hidden="true" />
                  {label}
                </span>
              ))}
            </figcaption>
          </figure>
          <Fold label={`${costs.length}个方案的各项费用`}>
            <DataTable
              narrow="blocks"
              caption="五年费用，万元，含税"
              table={{
                head,
                figures: head.slice(1).map((_, index) => index + 1),
                rows: costs.map(({ title, parts, total, perParticipant }) => [
                  title,
                  ...COST_PARTS.map(({ key }) => inWan(parts[key])),
                  inWan(total),
                  `${perParticipant}元`,
                ]),
              }}
            />
          </Fold>
        </>
      )}
      <p className={styles.method}>
        <NoBreakText>
          {`算法：购置是参考价的区间。席位与云端从第二年起付四年，${seats}席，每席每年${seatFee.toLocaleString('en-US')}元，${storage}\u00A0TB，每TB每年${storageFee.toLocaleString('en-US')}元。延保四年，每年是购置价的${warrantyShare}%，可以不买；电池不在内。校准第一年在价格里，以后四年按下表。耗材五年，每年${participants}名被试，设备全用上；只用其中几台的，照下表减。各项取整，合计由没有取整的数相加。`}
        </NoBreakText>
      </p>
    </>
  );
}
