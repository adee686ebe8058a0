import 'server-only';
import highlighter from 'highlight.js/lib/core';
import csharp from 'highlight.js/lib/languages/csharp';
import javascript from 'highlight.js/lib/languages/javascript';
import matlab from 'highlight.js/lib/languages/matlab';
import python from 'highlight.js/lib/languages/python';
import r from 'highlight.js/lib/languages/r';
import vbnet from 'highlight.js/lib/languages/vbnet';

/** As editors name them. */
const LANGUAGES = { python, r, matlab, 'c#': csharp, javascript, 'e-basic': vbnet };

for (const [name, language] of Object.entries(LANGUAGES)) highlighter.registerLanguage(name, language);

/** @returns HTML with the parts of the language in spans, everything else escaped; null for a language that is unknown */
export function highlightedCode(text: string, language: string): string | null {
  const name = language.toLowerCase();
  return Object.hasOwn(LANGUAGES, name) ? highlighter.highlight(text, { language: name }).value : null;
}
