import { english, searchWords } from '@/lib/english/words';
import { paths } from '@/lib/paths';
import styles from '../search/no-results.module.css';
import page from '../search/search-page.module.css';
import { ButtonLink } from '../ui/button-link';
import { EmptyBlock } from '../ui/empty-block';
import { PageLink } from '../ui/page-link';

const WAYS = [
  { href: paths.english(paths.modules()), label: english.modules, text: searchWords.about.modules },
  { href: paths.english(paths.solutions()), label: english.solutions, text: searchWords.about.solutions },
];

/** Nothing was found: how else it may be spelt, where everything is, and a person to ask. */
export function EnglishNoResults({ text, spellings }: { text: string; spellings: readonly string[] }) {
  return (
    <div className={page.results}>
      <div className={styles.root}>
        <EmptyBlock title={searchWords.nothing} />
        {spellings.length > 0 && (
          <p className={styles.spellings}>
            {searchWords.perhaps}
            {spellings.map((spelling) => (
              <PageLink key={spelling} href={paths.englishSearch(spelling)}>
                {spelling}
              </PageLink>
            ))}
          </p>
        )}
        <section aria-labelledby="search-ways">
          <h2 id="search-ways">{searchWords.ways}</h2>
          <ul className={styles.popular}>
            {WAYS.map(({ href, label, text: about }) => (
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
          <h2 id="search-ask">{searchWords.ask}</h2>
          <p>{searchWords.answer(text)}</p>
          <ButtonLink href={paths.english(paths.contact(searchWords.message(text)))}>{english.ask}</ButtonLink>
        </section>
      </div>
    </div>
  );
}
