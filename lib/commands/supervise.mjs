import { WRONG_SETTINGS } from './check-settings.mjs';

/** The exit codes of a process that was asked to end, or that ends the same way each time. */
const FINAL = new Set([0, 128 + 1, 128 + 2, 128 + 15, WRONG_SETTINGS]);
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** A server that has run so long did start; what ends sooner may never do. */
const STARTED_MS = 5_000;
const MOST_FALSE_STARTS = 3;

/**
 * Starts a server, and again whenever it crashes, until it is asked to end. One
 * that does not get going three times in a row has a reason that starting again does not mend.
 * @param start starts the server; resolves to its exit code when it has ended
 * @param isEnding whether this process has been asked to end
 * @returns the last exit code
 */
export async function supervise(
  start,
  isEnding,
  { wait = pause, now = () => performance.now(), log = console.error } = {},
) {
  let falseStarts = 0;
  for (let crashes = 1; ; crashes++) {
    const started = now();
    const code = await start();
    if (FINAL.has(code) || isEnding()) return code;
    falseStarts = now() - started < STARTED_MS ? falseStarts + 1 : 0;
    if (falseStarts === 0) crashes = 1;
    if (falseStarts >= MOST_FALSE_STARTS) return code;
    const ms = Math.min(FIRST_PAUSE_MS * 2 ** (crashes - 1), LONGEST_PAUSE_MS);
    log(
      JSON.stringify({
        level: 'error',
        time: new Date().toISOString(),
        area: 'start',
        msg: `网站停了（${code}），${ms / 1000} 秒后再启动`,
      }),
    );
    await wait(ms);
    if (isEnding()) return code;
  }
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
