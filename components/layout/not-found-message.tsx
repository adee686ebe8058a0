import { paths } from '@/lib/paths';
import { SearchForm } from '../search/search-form';
import { PageLink } from '../ui/page-link';
import { LostSignal } from './lost-signal';
import styles from './not-found-message.module.css';

const POPULAR = [
  { href: paths.domains(), label: '应用领域' },
  { href: paths.modules(), label: '产品模块' },
  { href: paths.cases(), label: '案例' },
  { href: paths.contact(), label: '联系我们' },
];

/** What an address without a page answers: a way to search, and the ways most people take. */
export function NotFoundMessage() {
  return (
    <header className={styles.root} data-background="dark" data-no-section="">
      <div className={styles.inner}>
        <h1>没有找到这个页面</h1>
        <p>它可能改了名字，或者已经下线。</p>
        <div className={styles.search}>
          <SearchForm />
        </div>
        <ul className={styles.links}>
          {POPULAR.map((link) => (
            <li key={link.href}>
              <PageLink href={link.href}>{link.label}</PageLink>
            </li>
          ))}
        </ul>
      </div>
      <LostSignal moment="这里没有记录" />
    </header>
  );
}
