import type { ResultPage } from '@/lib/search/result-page';
import { paths } from '@/lib/paths';
import { ButtonLink } from '../ui/button-link';
import { EmptyBlock } from '../ui/empty-block';
import { PageLink } from '../ui/page-link';
import styles from './no-results.module.css';

const POPULAR = [
  { href: paths.modules(), label: '产品模块', text: '按要测的信号找设备' },
  { href: paths.solutions(), label: '解决方案', text: '按研究的问题配好的整套' },
  { href: paths.cases(), label: '客户案例', text: '别人怎样做，得到了什么' },
];

interface NoResultsProps {
  text: string;
  help: Pick<ResultPage, 'spellings'>;
  /** where a search for another spelling leads */
  hrefOf: (text: string) => string;
}

/** Nothing was found: how else it may be spelt, where most go, and a person to ask. */
export function NoResults({ text, help: { spellings }, hrefOf }: NoResultsProps) {
  return (
    <div className={styles.root}>
      <EmptyBlock filtered />
      {spellings.length > 0 && (
        <p className={styles.spellings}>
          您是不是要找
          {spellings.map((spelling) => (
            <PageLink key={spelling} href={hrefOf(spelling)}>
              {spelling}
            </PageLink>
          ))}
        </p>
      )}
      <section aria-labelledby="search-popular">
        <h2 id="search-popular">常用去处</h2>
        <ul className={styles.popular}>
          {POPULAR.map(({ href, label, text: about }) => (
            <li key={href}>
              <PageLink href={href}>
                <b>{label}</b>
                {about}
              </PageLink>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="search-ask" className={styles.ask}>
        <h2 id="search-ask">网站上没写的，可以问人</h2>
        <p>“{text}”会替您填进留言里，再写两句想测什么，做过实验的人来答复。</p>
        <ButtonLink href={paths.contact(`我在网站上搜索“${text}”，没有找到。想了解：`)}>把这个问题发给我们</ButtonLink>
      </section>
    </div>
  );
}
