/**
 * What the site shows of every white paper, made anew from its text and its PDF, as JSON: the library that reads PDFs is
 * an ES module with a worker, which Jest cannot load.
 */
import { freeWordsOf, siteText } from '../../lib/white-paper-press/site-text';

const made: Record<string, { markdown: string; figures: [string, string][] }> = {};
for (const alias of process.argv.slice(2)) {
  const { markdown, figures } = siteText(alias, await freeWordsOf(alias));
  made[alias] = { markdown, figures: [...figures] };
}
console.log(JSON.stringify(made));
