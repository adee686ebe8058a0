import { english, searchWords } from '../english/words';
import { paths } from '../paths';

/** What an English address without a page answers. */
export const notFoundWords = {
  ...english.notFound,
  search: { action: paths.englishSearch(), name: 'q', ...searchWords.form, label: searchWords.label },
  ways: [
    { href: paths.english(), label: english.home },
    { href: paths.english(paths.modules()), label: english.modules },
    { href: paths.english(paths.contact()), label: english.contact },
  ],
};
