import type { Customer } from '@/lib/content/customer';
import { Section } from '../ui/section';
import styles from './customers.module.css';

/** Who works with the platform: marks in rows of five, three when narrow. */
export function Customers({ customers }: { customers: Customer[] }) {
  if (customers.length === 0) return null;
  return (
    <Section id="customers" title="他们在用">
      <ul className={styles.root}>
        {customers.map((customer) => (
          <li key={customer.id}>
            {customer.image ? (
              // eslint-disable-next-line @next/next/no-img-element -- an SVG mark: nothing to optimise
              <img
                src={customer.image.src}
                alt={customer.title}
                title={customer.description || undefined}
                width={160}
                height={48}
                loading="lazy"
              />
            ) : (
              customer.title
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
