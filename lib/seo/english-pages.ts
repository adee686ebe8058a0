import type { EnglishItem } from '../content/english';
import type { Picture } from '../content/types';
import { contactWords, english, homeWords, listWords, privacyWords } from '../english/words';
import { paths } from '../paths';
import type { Crumb, PageFacts } from './page-facts';

/* What English pages say of themselves. */

const BRAND = { '@type': 'Brand', name: english.maker };
const page = (facts: PageFacts): PageFacts => ({ ...facts, language: 'en' });
const crumb = (path: string, label: string): Crumb => ({ href: paths.english(path), label });

export const englishPages = {
  home: page({ title: '', description: homeWords.description, path: paths.english() }),
  modules: page({
    title: english.modules,
    description: listWords.modules,
    path: paths.english(paths.modules()),
  }),
  solutions: page({
    title: english.solutions,
    description: `${homeWords.solutions} ${listWords.solutions}`,
    path: paths.english(paths.solutions()),
  }),
  contact: page({ title: english.contact, description: contactWords.lead, path: paths.english(paths.contact()) }),
  privacy: page({
    title: english.privacy,
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
    about: { '@type': 'Service' },
  });
}
