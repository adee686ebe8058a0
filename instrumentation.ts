/** Runs once per server process. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV !== 'production') return;
  const { startEnquiryJobs } = await import('./lib/enquiries/start');
  startEnquiryJobs();
  if (!process.env.PORT) return;
  const { ownOrigin } = await import('./lib/own-origin.mjs');
  const site = ownOrigin(process.env.PORT, process.env.HOST);
  const { startOwnRequests } = await import('./lib/cache/own-requests');
  startOwnRequests(site);
  const { followClearedTags } = await import('./lib/cache/follow-tags');
  await followClearedTags();
  const { startWatcher } = await import('./lib/cache/watcher');
  startWatcher();
  const { makePicturesOfPages } = await import('./lib/pictures/pages-made');
  makePicturesOfPages();
  const { keepZeroResultsShort } = await import('./lib/search/zero-result');
  keepZeroResultsShort();
  const { warmSearch } = await import('./lib/search/warm-up');
  warmSearch(site);
}
