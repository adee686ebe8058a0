import type { EnglishEntry, EnglishItem, EnglishModel } from './english';
import { english } from '../english/words';

/** A part of an English page: sentences, one after the other where their order matters. */
export interface EnglishSection {
  id: string;
  title: string;
  /** versions that lead to their pages, before the sentences */
  versions?: readonly EnglishEntry[];
  lines: readonly string[];
  isOrdered?: boolean;
}

const said = (sections: EnglishSection[]) =>
  sections.filter(({ versions = [], lines }) => versions.length + lines.length > 0);

/** What an item is suitable for and what it is not. */
export const fitSections = ({ fit, unfit }: Pick<EnglishItem, 'fit' | 'unfit'>) =>
  said([
    { id: 'fit', title: english.fit, lines: [fit].filter(Boolean) },
    { id: 'unfit', title: english.unfit, lines: [unfit].filter(Boolean) },
  ]);

/** What a module or a version does. */
export const strengthSections = ({ points }: EnglishItem) =>
  said([{ id: 'points', title: english.strengths, lines: points }]);

/** @param versions those with a page to lead to; without any, what it contains is said in sentences */
export const solutionSections = (
  { question, points, month, unfit }: EnglishItem,
  versions: readonly EnglishModel[] = [],
) =>
  said([
    { id: 'question', title: english.question, lines: [question].filter(Boolean) },
    { id: 'contents', title: english.contents, ...splitContents(points, versions) },
    { id: 'month', title: english.month, lines: month, isOrdered: true },
    { id: 'limits', title: english.limits, lines: [unfit].filter(Boolean) },
  ]);

/** Some spaces do not break: `HZ-C17 Pro` is the same with any. */
const spaced = (text: string) => text.replaceAll(/\s/g, ' ');

/** `2 × HZ-G2 eye-tracking glasses` is that version under its amount; what begins with no version stays a sentence. */
function splitContents(points: readonly string[], known: readonly EnglishModel[]) {
  const longestFirst = [...known].sort((a, b) => b.model.length - a.model.length);
  const parts = points.map((point) => {
    const [, amount, words] = /^(\d+\s×\s)(.+)$/s.exec(point) ?? ['', '', point];
    const version = longestFirst.find(({ model }) => spaced(words).startsWith(`${spaced(model)} `));
    const rest = words.slice(version ? version.model.length + 1 : 0);
    const introduction = rest.charAt(0).toUpperCase() + rest.slice(1);
    return version ? { ...version, name: amount + version.model, introduction } : point;
  });
  return {
    versions: parts.filter((part) => typeof part !== 'string'),
    lines: parts.filter((part) => typeof part === 'string'),
  };
}
