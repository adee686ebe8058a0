import type { EnglishItem } from './english';
import { english } from '../english/words';

/** A part of an English page: sentences, one after the other where their order matters. */
export interface EnglishSection {
  id: string;
  title: string;
  lines: readonly string[];
  isOrdered?: boolean;
}

const said = (sections: EnglishSection[]) => sections.filter(({ lines }) => lines.length > 0);

/** What an item is suitable for and what it is not. */
export const fitSections = ({ fit, unfit }: Pick<EnglishItem, 'fit' | 'unfit'>) =>
  said([
    { id: 'fit', title: english.fit, lines: [fit].filter(Boolean) },
    { id: 'unfit', title: english.unfit, lines: [unfit].filter(Boolean) },
  ]);

/** What a module or a version does. */
export const strengthSections = ({ points }: EnglishItem) =>
  said([{ id: 'points', title: english.strengths, lines: points }]);

export const solutionSections = ({ question, points, month, unfit }: EnglishItem) =>
  said([
    { id: 'question', title: english.question, lines: [question].filter(Boolean) },
    { id: 'contents', title: english.contents, lines: points },
    { id: 'month', title: english.month, lines: month, isOrdered: true },
    { id: 'limits', title: english.limits, lines: [unfit].filter(Boolean) },
  ]);
