/** Name of a paper's remembered page in the browser's storage. */
const keyOf = (id: string) => `white-paper-page:${id}`;

/** The page on which a paper was left, from 1; null when there is none or the browser keeps nothing. */
export function rememberedPage(id: string): number | null {
  try {
    const page = Number(localStorage.getItem(keyOf(id)));
    return Number.isInteger(page) && page > 0 ? page : null;
  } catch {
    return null;
  }
}

/** Keeps the page for the next visit, where the browser allows it. */
export function rememberPage(id: string, page: number): void {
  try {
    localStorage.setItem(keyOf(id), String(page));
  } catch {
    // private windows and full storage: the paper then opens at its beginning
  }
}
