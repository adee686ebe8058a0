import { processWide } from '../../process-wide';

/** How the remote content service does, for anyone who watches the site. Times in ms, 0 for never. */
export const serviceHealth = processWide('content-health', () => ({
  /** when it last gave a good answer */
  goodAt: 0,
  /** when an answer last failed or was doubtful, and since when they have been */
  failedAt: 0,
  failingSince: 0,
  /** how often a kept answer has been used since then */
  stoodIn: 0,
  loggedAt: 0,
}));

/** For so long after a failure a page that could not be made is taken to have failed for it. */
const BLAMED_MS = 30_000;

/** Has the content service just failed? A page that cannot be made now lacks its content. */
export function hasJustFailed(): boolean {
  return Date.now() - serviceHealth.failedAt < BLAMED_MS;
}
