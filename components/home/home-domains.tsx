import Link from 'next/link';
import type { Card } from '@/lib/content/types';
import { HOME_ITEM_COUNT, HOME_ITEM_COUNT_MOBILE } from '@/lib/constants';
import { paths } from '@/lib/paths';
import { EmptyBlock } from '../ui/empty-block';
import { Section } from '../ui/section';
import styles from './home-domains.module.css';

interface HomeDomainsProps {
  domains: Card[];
  totalCount: number;
}

/** The first nine fields, six when mobile, and the way to all of them. */
export function HomeDomains({ domains, totalCount }: HomeDomainsProps) {
  return (
    <Section
      id="domains"
      title="应用领域"
      more={{ href: paths.domains(), label: `全部 ${totalCount} 个领域` }}
      ground="deep"
    >
      {domains.length === 0 && <EmptyBlock />}
      <ul className={styles.root}>
        {domains.slice(0, HOME_ITEM_COUNT).map((domain, index) => (
          <li key={domain.id} data-wide-only={index >= HOME_ITEM_COUNT_MOBILE || undefined}>
            <Link href={paths.domain(domain.alias)}>{domain.title}</Link>
            {domain.subTitle && <span>{domain.subTitle}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
