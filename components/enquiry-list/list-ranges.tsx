import type { CSSProperties } from 'react';
import type { ListedWords } from '@/lib/content/listed-items';
import { weeksOf } from '@/lib/lead-weeks';
import { rangeOf, sumOfBands } from '@/lib/price-band';
import styles from './list-ranges.module.css';

interface RangeRow {
  name: string;
  from: number;
  to: number;
  text: string;
}

/** More rows would be a table. */
const MOST_ROWS = 6;
const WEEKS_APART = 4;
const WAN = 10_000;
/** Nearer to the end of a scale, half of a large number would be beyond it. */
const NEAR_END = 0.9;

/** What each listed thing costs and how long it takes, from least to most, on one scale each; the largest first. */
export function ListRanges({ items }: { items: readonly (ListedWords & { amount: number })[] }) {
  const priceRow = (name: string, of: typeof items): RangeRow[] => {
    const bands = of.map(({ price, amount }) => ({ band: price, amount }));
    const range = rangeOf(bands);
    return range ? [{ name, from: range[0] / WAN, to: range[1] / WAN, text: sumOfBands(bands) }] : [];
  };
  const prices = largest(
    items.flatMap((item) => priceRow(item.amount > 1 ? `${item.title} × ${item.amount}` : item.title, [item])),
  );
  const times = largest(
    items.flatMap(({ title, leadTime }) => {
      const weeks = weeksOf(leadTime);
      return weeks ? [{ name: title, from: weeks[0], to: weeks[1], text: [...new Set(weeks)].join('–') + '周' }] : [];
    }),
  );
  if (prices.length + times.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="ranges-title">
      <h2 id="ranges-title">价格与交货期</h2>
      <Ranges label="参考价" rows={prices.length > 1 ? [...prices, ...priceRow('合计', items)] : prices} start="0" />
      <Ranges label="交货期，从下单算起" rows={times} start="下单" apart={WEEKS_APART} />
      <p className={styles.note}>深色到下限，浅色到上限。</p>
    </section>
  );
}

interface RangesProps {
  label: string;
  rows: RangeRow[];
  /** what the scale begins with */
  start: string;
  /** between two ticks; else as far as the scale is long */
  apart?: number;
}

function Ranges({ label, rows, start, apart }: RangesProps) {
  if (rows.length === 0) return null;
  const longest = Math.max(...rows.map(({ to }) => to));
  const step = apart ?? stepOf(longest);
  const ticks = Array.from({ length: Math.floor(longest / step) + 1 }, (_, index) => Number((index * step).toFixed(2)));
  return (
    <>
      <h3>{label}</h3>
      <ul style={{ '--longest': longest, '--step': step } as CSSProperties}>
        {rows.map(({ name, from, to, text }) => (
          <li key={name}>
            <span>{name}</span>
            <b>{text}</b>
            <i style={{ '--from': from, '--to': to } as CSSProperties} />
          </li>
        ))}
        <li className={styles.scale} aria-hidden="true">
          {ticks.map((tick) => (
            <span
              key={tick}
              data-end={tick > NEAR_END * longest || undefined}
              style={{ '--at': tick } as CSSProperties}
            >
              {tick === 0 ? start : tick}
            </span>
          ))}
        </li>
      </ul>
    </>
  );
}

const largest = (rows: RangeRow[]) => rows.sort((one, other) => other.to - one.to).slice(0, MOST_ROWS);

/** One, two or five of a power of ten, at most five of them on the scale. */
function stepOf(longest: number): number {
  const power = 10 ** Math.floor(Math.log10(longest));
  return [power / 2, power, power * 2].find((step) => longest / step <= 5) ?? power * 2;
}
