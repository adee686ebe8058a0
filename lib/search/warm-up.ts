import { env } from '../env';
import { paths } from '../paths';

const AFTER_MS = 2_000;
const MOST_TRIES = 10;

/**
 * Asks the site's own search once it serves: the code is loaded and the index built, in its own thread,
 * before anybody waits for them. Without it all is well too: then the first question builds it.
 * @param site origin of this process
 */
export function warmSearch(site: string, afterMs = AFTER_MS, tries = MOST_TRIES): void {
  if (env.contentServiceSearches || tries === 0) return;
  const question = `?${new URLSearchParams({ search: 'EEG' })}`;
  setTimeout(() => {
    fetch(site + paths.listCall('query/GetTypeAll', question)).then(
      (answer) => answer.body?.cancel(),
      // not listening yet
      () => warmSearch(site, afterMs, tries - 1),
    );
  }, afterMs).unref();
}
