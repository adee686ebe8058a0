import type { Customer } from '@/lib/content/customer';
import { Marquee } from '../ui/marquee.client';
import { Section } from '../ui/section';
import styles from './customers.module.css';

/** Who works with the platform: two rows of marks that pass by. */
export function Customers({ customers }: { customers: Customer[] }) {
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
    <span className={styles.root} title={description || undefined}>
      {image && (
        // eslint-disable-next-line @next/next/no-img-element -- an SVG mark: nothing to optimise
        <img src={image.src} alt="" width={28} height={28} loading="lazy" />
      )}
      {title}
    </span>
  );
}
