import { paths } from '@/lib/paths';
import { SearchForm, type SearchFormWords } from '../search/search-form';
import { PageLink } from '../ui/page-link';
import styles from './full-message.module.css';
import { LostSignal } from './lost-signal';

interface NotFoundWords {
  title: string;
  text: string;
  /** the Chinese ones where nothing is said */
  search?: SearchFormWords;
  ways: { href: string; label: string }[];
  /** where the signals stop, and their names */
  moment: string;
  readings?: readonly string[];
}

const CHINESE: NotFoundWords = {
  title: '没有找到这个页面',
  text: '它可能改了名字，或者已经下线。',
  ways: [
    { href: paths.domains(), label: '应用领域' },
    { href: paths.modules(), label: '产品模块' },
    { href: paths.cases(), label: '案例' },
    { href: paths.contact(), label: '联系我们' },
  ],
  moment: '这里没有记录',
};

/** What an address without a page answers: a way to search, and the ways most people take. */
export function NotFoundMessage({ words = CHINESE }: { words?: NotFoundWords }) {
  const { title, text, search, ways, moment, readings } = words;
  return (
    <header className={styles.root} data-background="dark" data-no-section="">
      <div className={styles.inner}>
        <h1>{title}</h1>
        <p>{text}</p>
        <div className={styles.search}>
          <SearchForm words={search} />
        </div>
        <ul className={styles.links}>
          {ways.map((link) => (
            <li key={link.href}>
              <PageLink href={link.href}>{link.label}</PageLink>
            </li>
          ))}
        </ul>
      </div>
      <LostSignal moment={moment} readings={readings} />
    </header>
  );
}
