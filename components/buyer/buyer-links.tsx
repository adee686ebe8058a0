import { getBuyerLinks, type BuyerType } from '@/lib/pages/buyer-links';
import { ArrowLink } from '../ui/arrow-link';
import styles from './buyer-links.module.css';

/** The way to what a buyer asks next, where the content has it. */
export async function BuyerLinks({ types }: { types: readonly BuyerType[] }) {
  const links = await getBuyerLinks(types);
  if (links.length === 0) return null;
  return (
    <p className={styles.root}>
      {links.map(({ href, label }) => (
        <ArrowLink key={href} href={href}>
          {label}
        </ArrowLink>
      ))}
    </p>
  );
}
