import type { EnglishItem } from '../content/english';
import type { Picture } from '../content/types';
import { contactWords, english, homeWords, listWords, privacyWords } from '../english/words';
import { paths } from '../paths';
import type { Crumb, Finding, PageFacts } from './page-facts';

/* What English pages say of themselves. */

const BRAND = { '@type': 'Brand', name: english.maker };
const page = (facts: PageFacts): PageFacts => ({ ...facts, language: 'en' });
/** What is shared of a page: its kind, its name, and what it is in a sentence; a picture would not say it. */
function card(kicker: string, value: string, introduction: string, label = ''): Finding {
  const answer = /^.*?[.?!](?=\s|$)/.exec(introduction)?.[0] ?? introduction;
  return { kicker, value, unit: '', label, answer, chart: null };
}
const crumb = (path: string, label: string): Crumb => ({ href: paths.english(path), label });

export const englishPages = {
  home: page({
    title: '',
    description: homeWords.description,
    path: paths.english(),
    finding: card(english.trade, homeWords.title, homeWords.description),
  }),
  modules: page({
    title: english.modules,
    finding: card(english.trade, english.modules, listWords.modules),
    description: listWords.modules,
    path: paths.english(paths.modules()),
  }),
  solutions: page({
    title: english.solutions,
    finding: card(english.trade, english.solutions, listWords.solutions),
    description: `${homeWords.solutions} ${listWords.solutions}`,
    path: paths.english(paths.solutions()),
  }),
  contact: page({
    title: english.contact,
    description: contactWords.lead,
    path: paths.english(paths.contact()),
    finding: card(english.trade, english.contact, contactWords.lead),
  }),
  privacy: page({
    title: english.privacy,
    finding: card(english.trade, english.privacy, privacyWords.description),
    description: privacyWords.description,
    path: paths.english(paths.privacy()),
  }),
};

export function englishModulePage({ alias, name, introduction }: EnglishItem, picture?: Picture | null): PageFacts {
  return page({
    title: name,
    description: introduction,
    path: paths.english(paths.module(alias)),
    picture,
    crumbs: [crumb(paths.modules(), english.modules)],
    finding: card(english.kinds.module, name, introduction),
    about: { '@type': 'Product', brand: BRAND },
  });
}

export function englishProductPage(module: EnglishItem, item: EnglishItem, picture?: Picture | null): PageFacts {
  return page({
    title: `${item.name} – ${module.name}`,
    description: item.introduction,
    path: paths.english(paths.product(module.alias, item.alias)),
    picture,
    crumbs: [crumb(paths.modules(), english.modules), crumb(paths.module(module.alias), module.name)],
    finding: card(english.kinds.product, item.name, item.introduction, module.name),
    about: { '@type': 'Product', model: item.name, category: module.name, brand: BRAND },
  });
}

export function englishSolutionPage({ alias, name, introduction }: EnglishItem, picture?: Picture | null): PageFacts {
  return page({
    title: name,
    description: introduction,
    path: paths.english(paths.solution(alias)),
    picture,
    crumbs: [crumb(paths.solutions(), english.solutions)],
    finding: card(english.kinds.solution, name, introduction),
    about: { '@type': 'Service' },
  });
}
