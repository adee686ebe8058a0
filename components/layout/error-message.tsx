import type { ReactNode } from 'react';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { SearchForm } from '../search/search-form';
import button from '../ui/button.module.css';
import styles from './full-message.module.css';
import { LostSignal } from './lost-signal';

const WAYS = [
  { href: paths.home(), label: '回到首页' },
  { href: paths.contact(), label: '联系我们' },
];

/**
 * What is in place of a page that could not be made: try again, search, or go on. Its links load whole pages.
 * @param retry what one presses to try again; a link to the same address where no script runs
 */
export function ErrorMessage({ retry }: { retry?: ReactNode }) {
  return (
    <div className={styles.root} data-background="dark">
      <div className={styles.inner}>
        <h1>这一页暂时打不开</h1>
        <p>问题在我们这边，已经记下了。一般一两分钟就好，请过一会儿再试。</p>
        <div className={styles.retry}>
          {retry ?? (
            <a href="" className={button.root}>
              再试一次
            </a>
          )}
          <span>
            着急的话，请打<a href={`tel:${site.phone}`}>{site.phone}</a>
          </span>
        </div>
        <div className={styles.search}>
          <SearchForm />
        </div>
        <ul className={styles.links}>
          {WAYS.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
      <LostSignal moment="信号断在这里" />
    </div>
  );
}
