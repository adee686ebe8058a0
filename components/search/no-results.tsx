import Link from 'next/link';
import type { ResultPage } from '@/lib/browser/search/api';
import { paths } from '@/lib/paths';
import { EmptyBlock } from '../ui/empty-block';
import { FoundList } from './found-list';
import styles from './no-results.module.css';

const POPULAR = [
  { href: paths.modules(), label: '产品模块' },
  { href: paths.solutions(), label: '解决方案' },
  { href: paths.cases(), label: '客户案例' },
];

interface NoResultsProps {
  text: string;
  help: Pick<ResultPage, 'spellings' | 'likely'>;
  /** where a search for another spelling leads */
  hrefOf: (text: string) => string;
}

/** Nothing was found: how else it may be spelt, what comes nearest, and a person to ask. */
export function NoResults({ text, help: { spellings, likely }, hrefOf }: NoResultsProps) {
  return (
    <div className={styles.root}>
      <EmptyBlock filtered />
      {spellings.length > 0 && (
        <p className={styles.spellings}>
          您是不是要找
          {spellings.map((spelling) => (
            <Link key={spelling} href={hrefOf(spelling)}>
              {spelling}
            </Link>
          ))}
        </p>
      )}
      <section aria-labelledby="search-likely" className={styles.likely}>
        <h2 id="search-likely">{likely.length > 0 ? '最接近的内容' : '常用去处'}</h2>
        {likely.length > 0 ? (
          <FoundList items={likely} heading="h3" />
        ) : (
          <ul className={styles.popular}>
            {POPULAR.map(({ href, label }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        )}
      </section>
      <p className={styles.ask}>
        网站上没写的，可以问人：
        <Link href={paths.contact(`我在网站上搜索“${text}”，没有找到。想了解：`)}>把这个问题发给我们</Link>
      </p>
    </div>
  );
}
