import type { Item } from '@/lib/content/item';
import { phrasesOf } from '@/lib/phrases';
import { Marquee } from '../ui/marquee.client';
import { NoBreakText } from '../ui/no-break-text';
import { Phrases } from '../ui/phrases';
import { Section } from '../ui/section';
import styles from './customers.module.css';

type Customer = Pick<Item<'customer'>, 'id' | 'title' | 'description' | 'image'>;

/** A longer name breaks on a phone, where it has six characters a line. */
const LONGEST_NAME = 5;

/** Who works with the platform and on what: two rows that pass by. */
export function Customers({ customers }: { customers: readonly Customer[] }) {
  if (customers.length === 0) return null;
  const marks = customers.map((customer) => ({ key: customer.id, content: <Mark customer={customer} /> }));
  const half = Math.ceil(marks.length / 2);
  return (
    <Section id="customers" title={`${customers.length}家单位在用`}>
      <Marquee label="客户" rows={[marks.slice(0, half), marks.slice(half)].filter((row) => row.length > 0)} />
    </Section>
  );
}

function Mark({ customer: { image, title, description } }: { customer: Customer }) {
  return (
    <div className={styles.root}>
      {image && (
        // eslint-disable-next-line @next/next/no-img-element -- an SVG mark: nothing to optimise
        <img src={image.src} alt="" width={40} height={40} loading="lazy" />
      )}
      <b>
        <Phrases parts={phrasesOf(title, LONGEST_NAME)} />
      </b>
      <p className={styles.description}>
        <NoBreakText>{description}</NoBreakText>
      </p>
    </div>
  );
}
