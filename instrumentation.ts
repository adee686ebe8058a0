/** Runs once per server process. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV !== 'production') return;
  const { keepHeadersSingle } = await import('./lib/http/single-headers');
  keepHeadersSingle();
  const { standInFront } = await import('./lib/http/front');
  standInFront();
  const { startEnquiryJobs } = await import('./lib/enquiries/start');
  startEnquiryJobs();
  if (!process.env.PORT) return;
  const { startWatcher } = await import('./lib/cache/watcher');
  startWatcher(`http://127.0.0.1:${process.env.PORT}`);
}
