import { setTimeout as wait } from 'node:timers/promises';
import { env } from '../env';
import { paths } from '../paths';
import { SEARCHED } from './document';
import { SYNONYMS } from './synonyms';

const AFTER_MS = 2_000;
const MOST_TRIES = 10;
const WORDS = 40;
/** After each question it rests so many times as long as that took: who has just come shares the processor with it. */
const REST = 3;
/** Named one by one: a search of everything that finds nothing is counted as a visitor's. */
const ALL_TYPES = JSON.stringify(Object.values(SEARCHED).map(({ typeName }) => typeName));

/**
 * Asks the site's own search once it serves: the code is loaded and the index built, in its own thread,
 * before anybody waits for them. Then it practises on words of the field, one after the other: code that
 * has run a few hundred times is several times faster, and a crowd at the door just after a start kept
 * pages waiting for seconds. Without it all is well too: then the first question builds the index.
 * @param site origin of this process
 */
export function warmSearch(site: string, afterMs = AFTER_MS, tries = MOST_TRIES): void {
  if (env.contentServiceSearches || tries === 0) return;
  setTimeout(() => {
    ask(site, 'GetTypeAll', 'EEG').then(
      (isWell) => (isWell ? practise(site) : undefined),
      // not listening yet
      () => warmSearch(site, afterMs, tries - 1),
    );
  }, afterMs).unref();
}

/** Until an answer is no good: without content to search, asking on would only fill the log. */
async function practise(site: string): Promise<void> {
  try {
    for (const [word] of SYNONYMS.slice(0, WORDS)) {
      const started = performance.now();
      const isWell =
        (await ask(site, 'GetTypeAll', word)) &&
        (await ask(site, 'GetSuggestions', word)) &&
        (await ask(site, 'GetListByType', word, { strTypes: ALL_TYPES, page: '1', pageSize: '9' }));
      if (!isWell) return;
      await wait(REST * (performance.now() - started), undefined, { ref: false });
    }
  } catch {
    // it stops, or is busy with visitors: they do the rest
  }
}

async function ask(site: string, call: string, search: string, more: Record<string, string> = {}): Promise<boolean> {
  const answer = await fetch(site + paths.listCall(`query/${call}`, `?${new URLSearchParams({ search, ...more })}`));
  await answer.arrayBuffer();
  return answer.status === 200;
}
