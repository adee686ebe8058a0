import { get } from 'node:http';

/** Asked so often … */
const EVERY_MS = 10_000;
/** … with so long for an answer … */
const PATIENCE_MS = 5_000;
/** … and given up after so many times in a row: more than a minute, in which the slowest start ends too. */
const MOST_SILENT = 8;

/**
 * Ends a server that answers nobody: a process that lives and does not serve is seen by no supervisor.
 * @param ask whether the server answers
 * @param isOver whether it has ended, or has been asked to
 * @param end ends it, so that it is started again
 */
export async function watchHealth(ask, isOver, end, { wait = pause, log = console.error } = {}) {
  for (let silent = 0; silent < MOST_SILENT;) {
    await wait(EVERY_MS);
    if (isOver()) return;
    silent = (await ask()) ? 0 : silent + 1;
    if (isOver()) return;
  }
  const msg = `网站 ${MOST_SILENT} 次没有答复 /api/health：结束它，再启动`;
  log(JSON.stringify({ level: 'error', time: new Date().toISOString(), area: 'start', msg }));
  end();
}

/**
 * Any answer is a sign of life: whether all is well is for others to judge (`/api/ready`). Not by `fetch`, which takes
 * 16 MB in a process that does nothing else.
 */
export function answersHealth(origin, patience = PATIENCE_MS) {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(patience);
    const request = get(`${origin}/api/health`, { signal, agent: false }, (response) => {
      response.destroy();
      resolve(true);
    });
    request.on('error', () => resolve(false));
  });
}

/** Nothing waits for it: the process may end meanwhile. */
function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
