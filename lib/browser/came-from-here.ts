/** Whether the page that is shown was reached from another one of this site: by its links, or by one of its forms. */
export function cameFromHere(): boolean {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  const isWithin = visit !== undefined && visit.name.split('#')[0] !== window.location.href.split('#')[0];
  return isWithin || document.referrer.startsWith(`${window.location.origin}/`);
}
