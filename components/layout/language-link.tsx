import { isTranslated } from '@/lib/content/english';
import { english } from '@/lib/english/words';
import { paths } from '@/lib/paths';
import { ArrowIcon } from '../ui/arrow-icon';
import styles from './language-link.module.css';

/** At the end of a Chinese page that is there in English. A plain link: the frame around the other page is another one. */
export async function LanguageLink({ path }: { path: string }) {
  if (!(await isTranslated(path))) return null;
  return (
    <p className={styles.root} data-screen-only="">
      <a href={paths.english(path)} className={styles.link} lang="en" hrefLang="en">
        {english.thisPage}
        <ArrowIcon />
      </a>
    </p>
  );
}
