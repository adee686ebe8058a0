import { english, searchWords } from '@/lib/english/words';
import { paths } from '@/lib/paths';
import { PlainHeader } from '../layout/plain-header';
import { SearchForm } from '../search/search-form';
import { PageLink } from '../ui/page-link';
import { ChineseLink } from './chinese-link.client';
import styles from './english-header.module.css';

/** The bar at the top of English pages: few enough entries to need no menu, and the search, on phones a link to it. */
export function EnglishHeader({ hasSolutions }: { hasSolutions: boolean }) {
  const entries = [
    { href: paths.english(paths.modules()), label: english.modules },
    ...(hasSolutions ? [{ href: paths.english(paths.solutions()), label: english.solutions }] : []),
    { href: paths.english(paths.contact()), label: english.contact },
  ];
  const words = { action: paths.englishSearch(), name: 'q', ...searchWords.form };
  return (
    <PlainHeader home={paths.english()} name={english.maker} label={english.menu} entries={entries} isSticky>
      <li className={styles.link}>
        <PageLink href={paths.englishSearch()}>{english.search}</PageLink>
      </li>
      <li className={styles.form}>
        <SearchForm words={words} />
      </li>
      <li className={styles.chinese}>
        <ChineseLink />
      </li>
    </PlainHeader>
  );
}
