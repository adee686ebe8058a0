import { paths } from '@/lib/paths';
import { ButtonLink } from '../ui/button-link';
import { EmptyBlock } from '../ui/empty-block';
import { PageLink } from '../ui/page-link';
import styles from './no-results.module.css';

interface NoResultsWords {
  /** the usual ones of an empty list where nothing is said */
  title?: string;
  spellings: string;
  popular: string;
  ways: readonly { href: string; label: string; text: string }[];
  ask: string;
  /** what becomes of the text that was searched */
  answer: (text: string) => string;
  send: string;
  /** what is already written to the person who is asked */
  contactHref: (text: string) => string;
}

const CHINESE: NoResultsWords = {
  spellings: '您是不是要找',
  popular: '常用去处',
  ways: [
    { href: paths.modules(), label: '产品模块', text: '按要测的信号找设备' },
    { href: paths.solutions(), label: '解决方案', text: '按研究的问题配好的整套' },
    { href: paths.cases(), label: '客户案例', text: '别人怎样做，得到了什么' },
  ],
  ask: '网站上没写的，可以问人',
  answer: (text) => `“${text}”会替您填进留言里，再写两句想测什么，做过实验的人来答复。`,
  send: '把这个问题发给我们',
  contactHref: (text) => paths.contact(`我在网站上搜索“${text}”，没有找到。想了解：`),
};

interface NoResultsProps {
  text: string;
  /** how else it may be spelt */
  spellings: readonly string[];
  /** where a search for another spelling leads */
  hrefOf: (text: string) => string;
  words?: NoResultsWords;
}

/** Nothing was found: how else it may be spelt, where most go, and a person to ask. */
export function NoResults({ text, spellings, hrefOf, words = CHINESE }: NoResultsProps) {
  return (
    <div className={styles.root}>
      <EmptyBlock filtered title={words.title} />
      {spellings.length > 0 && (
        <p className={styles.spellings}>
          {words.spellings}
          {spellings.map((spelling) => (
            <PageLink key={spelling} href={hrefOf(spelling)}>
              {spelling}
            </PageLink>
          ))}
        </p>
      )}
      <section aria-labelledby="search-popular">
        <h2 id="search-popular">{words.popular}</h2>
        <ul className={styles.popular}>
          {words.ways.map(({ href, label, text: about }) => (
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
        <h2 id="search-ask">{words.ask}</h2>
        <p>{words.answer(text)}</p>
        <ButtonLink href={words.contactHref(text)}>{words.send}</ButtonLink>
      </section>
    </div>
  );
}
