import { sources } from './sources';

export interface StyleRule {
  file: string;
  /** the selectors of the list, one by one */
  selectors: string[];
  /** `property: value` in their order */
  declarations: string[];
  /** the at-rules and rules around it, the outermost first */
  within: string[];
}

/** Every rule of the site's style sheets. */
export function styleRules(): StyleRule[] {
  return sources(['app', 'components'], /\.css$/).flatMap(({ file, text }) => rulesOf(file, text));
}

/** The rules of one style sheet; its strings hold no braces. */
export function rulesOf(file: string, text: string): StyleRule[] {
  const rules: StyleRule[] = [];
  const open: StyleRule[] = [];
  let words = '';
  const declare = () => {
    const declaration = words.trim().replace(/\s+/g, ' ');
    if (declaration) open[open.length - 1]?.declarations.push(declaration);
    words = '';
  };
  for (const character of text.replace(/\/\*[\s\S]*?\*\//g, '')) {
    if (character === '{') {
      const head = words.trim().replace(/\s+/g, ' ');
      const within = open.map(({ selectors }) => selectors.join(', '));
      open.push({ file, selectors: head.startsWith('@') ? [head] : splitList(head), declarations: [], within });
      rules.push(open[open.length - 1]);
      words = '';
    } else if (character === '}') {
      declare();
      open.pop();
    } else if (character === ';') declare();
    else words += character;
  }
  return rules.filter(({ selectors }) => !selectors[0].startsWith('@'));
}

/** Splits at the commas that are in no brackets. */
function splitList(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of list) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}
