/** Runs once per server process: the content watcher starts with the site. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV !== 'production' || !process.env.PORT) return;
  const { startWatcher } = await import('./lib/content-service/start');
  startWatcher(process.env.PORT);
}
