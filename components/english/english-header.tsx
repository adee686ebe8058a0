import { english, searchWords } from '@/lib/english/words';
import { paths } from '@/lib/paths';
import { PlainHeader } from '../layout/plain-header';
import { SearchForm } from '../search/search-form';
import { ChineseLink } from './chinese-link.client';
import { EnglishEntry } from './english-entry.client';
import styles from './english-header.module.css';

interface EnglishHeaderProps {
  hasSolutions: boolean;
  /** the page has a search of its own */
  isSearch: boolean;
}

/** The bar at the top of English pages: few enough entries to need no menu, and the search, on phones a link to it. */
export function EnglishHeader({ hasSolutions, isSearch }: EnglishHeaderProps) {
  const entries = [
    { href: paths.english(paths.modules()), label: english.modules },
    ...(hasSolutions ? [{ href: paths.english(paths.solutions()), label: english.solutions }] : []),
    { href: paths.english(paths.contact()), label: english.contact },
  ];
  const words = { action: paths.englishSearch(), name: 'q', ...searchWords.form };
  return (
    <PlainHeader home={paths.english()} name={english.maker} label={english.menu} isSticky>
      {entries.map(({ href, label }) => (
        <li key={href}>
          <EnglishEntry href={href}>{label}</EnglishEntry>
        </li>
      ))}
      <li className={isSearch ? undefined : styles.link}>
        <EnglishEntry href={paths.englishSearch()}>{english.search}</EnglishEntry>
      </li>
      {!isSearch && (
        <li className={styles.form}>
          <SearchForm words={words} />
        </li>
      )}
      <li className={styles.chinese}>
        <ChineseLink />
      </li>
    </PlainHeader>
  );
}
