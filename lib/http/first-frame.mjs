/** What a page begins with: the first element in its main part, in its article where all of it is one. */
const HEAD = /(<main id="content"[^>]*>(?:<!--.*?-->|<article[^>]*>)*<\w+)((?: [\w-]+(?:="[^"]*")?)*>)/;

/**
 * Nothing is painted before the head of a page is there: a frame without text would only put the next one off.
 *
 * @param {string} html
 * @returns {{ html: string, wait: string }} with an id for its head, and the element that waits for it; empty where
 *   there is no head
 */
export function withFirstFrame(html) {
  let id = '';
  const named = html.replace(HEAD, (whole, start, rest) => {
    const own = / id="([\w-]+)"/.exec(rest);
    id = own ? own[1] : 'head';
    return own ? whole : `${start} id="${id}"${rest}`;
  });
  return { html: named, wait: id && `<link rel="expect" href="#${id}" blocking="render"/>` };
}
