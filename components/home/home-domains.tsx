import { HOME_ITEM_COUNT, HOME_ITEM_COUNT_MOBILE } from '@/lib/constants';
import type { Card } from '@/lib/content/types';
import { paths } from '@/lib/paths';
import { ArrowLink } from '../ui/arrow-link';
import { EmptyBlock } from '../ui/empty-block';
import { PageLink } from '../ui/page-link';
import { Picture } from '../ui/picture';
import styles from './home-domains.module.css';

interface HomeDomainsProps {
  domains: Card[];
  totalCount: number;
}

/** The first nine fields, six when mobile, beside a picture of the one that is pointed at: by style sheet alone. */
export function HomeDomains({ domains, totalCount }: HomeDomainsProps) {
  return (
    <section id="domains" className={styles.root} data-background="dark" aria-labelledby="domains-title">
      <div className={styles.inner}>
        <h2 id="domains-title">应用领域</h2>
        {domains.length === 0 && <EmptyBlock />}
        <ul>
          {domains.slice(0, HOME_ITEM_COUNT).map((domain, index) => (
            <li key={domain.id} data-wide-only={index >= HOME_ITEM_COUNT_MOBILE || undefined}>
              <PageLink href={paths.domain(domain.alias)}>
                <b>{domain.title}</b>
                {domain.subTitle && <span>{domain.subTitle}</span>}
              </PageLink>
              {domain.image && (
                <div className={styles.picture}>
                  <Picture picture={{ ...domain.image, alt: '' }} sizes="(max-width: 768px) 100vw, 930px" />
                </div>
              )}
            </li>
          ))}
        </ul>
        <ArrowLink href={paths.domains()}>全部{totalCount}个领域</ArrowLink>
      </div>
    </section>
  );
}
