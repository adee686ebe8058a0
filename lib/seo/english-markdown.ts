import 'server-only';
import { findEnglish, getEnglishVersions, getParameters, type EnglishItem } from '../content/english';
import { englishParameters } from '../content/english-parameters';
import { english } from '../english/words';
import { fitSections, solutionSections, strengthSections, type EnglishSection } from '../content/english-sections';
import { paths } from '../paths';
import type { EnglishType } from '../routes';
import type { MarkdownPage } from './any-markdown';
import { englishModulePage, englishProductPage, englishSolutionPage } from './english-pages';
import { markdownTable } from './markdown';
import { addressOf } from './metadata';

/** The English page of an item as a text; null where there is none. */
export async function englishMarkdown(type: EnglishType, alias: string, above: string): Promise<MarkdownPage | null> {
  const item = await findEnglish(type, alias, above);
  return item && READERS[type](item);
}

const READERS: Record<EnglishType, (item: EnglishItem) => Promise<MarkdownPage | null>> = {
  module: async (item) => {
    const versions = await getEnglishVersions(item.alias);
    return {
      page: englishModulePage(item),
      parts: [...partsOf(strengthSections(item)), [english.models, linksTo(versions)]],
    };
  },
  product: async (item) => {
    const [module, versions, parameters] = await Promise.all([
      findEnglish('module', item.parentAlias),
      getEnglishVersions(item.parentAlias),
      getParameters([item.id]),
    ]);
    if (!module) return null;
    const others = versions.filter(({ id }) => id !== item.id);
    return {
      page: englishProductPage(module, item),
      parts: [
        ...partsOf([...fitSections(item), ...strengthSections(item)]),
        [english.specifications, specifications(parameters[item.id])],
        [english.otherModels, linksTo(others)],
      ],
    };
  },
  solution: async (item) => ({ page: englishSolutionPage(item), parts: partsOf(solutionSections(item)) }),
};

function partsOf(sections: readonly EnglishSection[]): MarkdownPage['parts'] {
  return sections.map(({ title, lines, isOrdered }) => [
    title,
    lines.map((line, index) => (isOrdered ? `${index + 1}. ${line}` : `- ${line}`)).join('\n'),
  ]);
}

function linksTo(versions: readonly EnglishItem[]): string {
  return versions
    .map(({ name, introduction, alias, parentAlias }) => {
      const address = addressOf(paths.english(paths.product(parentAlias, alias)));
      return `- [${name}](${address}): ${introduction}`;
    })
    .join('\n');
}

function specifications(parameters: Parameters<typeof englishParameters>[0] = []): string {
  const rows = englishParameters(parameters).map(({ name, value }) => [name, value]);
  return rows.length > 0 ? `${english.specificationsNote}\n\n${markdownTable({ head: ['Item', 'Value'], rows })}` : '';
}
