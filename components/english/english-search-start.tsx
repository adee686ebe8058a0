import { searchWords } from '@/lib/english/words';
import { paths } from '@/lib/paths';
import styles from '../search/search-page.module.css';
import tabs from '../search/type-tabs.module.css';

/** The search before anything is found: what it takes, and a few things to begin with. */
export function EnglishSearchStart({ isInvalid }: { isInvalid: boolean }) {
  return (
    <section className={styles.results} aria-labelledby="search-examples">
      <p className={styles.count} role={isInvalid ? 'alert' : undefined}>
        {isInvalid ? searchWords.invalid : searchWords.lead}
      </p>
      <h2 id="search-examples" className={styles.examples}>
        {searchWords.examplesTitle}
      </h2>
      <ul className={tabs.root}>
        {searchWords.examples.map((text) => (
          <li key={text}>
            <a href={paths.englishSearch(text)} className={tabs.chip}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
