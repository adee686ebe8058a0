/** Tells of every scroll and every new size of the window, until what it gives is called. */
export function onScroll(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true });
  window.addEventListener('resize', notify);
  return () => {
    window.removeEventListener('scroll', notify);
    window.removeEventListener('resize', notify);
  };
}
