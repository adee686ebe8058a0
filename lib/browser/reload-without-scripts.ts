/** Loads the page again as the page without scripts (`lib/server/pages/script-flag.mjs`), unless it is that already. */
export function reloadWithoutScripts(): void {
  if (!document.documentElement.hasAttribute('data-js')) return;
  try {
    sessionStorage.setItem('without-scripts', '1');
    window.location.reload();
  } catch {
    // no storage is allowed: the page says that it has failed
  }
}
