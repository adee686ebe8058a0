import { english, searchWords } from '../english/words';
import { paths } from '../paths';

/** What an English search without results says. */
export const noResultsWords = {
  title: searchWords.nothing,
  spellings: searchWords.perhaps,
  popular: searchWords.ways,
  ways: [
    { href: paths.english(paths.modules()), label: english.modules, text: searchWords.about.modules },
    { href: paths.english(paths.solutions()), label: english.solutions, text: searchWords.about.solutions },
  ],
  ask: searchWords.ask,
  answer: searchWords.answer,
  send: english.ask,
  contactHref: (text: string) => paths.english(paths.contact(searchWords.message(text))),
};
