/** Next's payload of a page, written piece by piece as it comes. */
const PIECE = /<script>self\.__next_f\.push\(\[1,"((?:[^"\\]|\\.)*)"\]\)<\/script>/g;
/** Pieces that are no text have their place between the others. */
const BINARY = '<script>self.__next_f.push([3';

/**
 * A kept page has its payload in one script, where Next writes twenty to ninety: each has a hash in the policy of every
 * answer, which nothing compresses, and is a task of its own for a phone.
 * @param {string} html
 * @param {string | null} payload what the pieces must add up to: with anything else they stay as they are, and what is
 *   not the page's own stays dead; null where it is not known
 * @returns {string}
 */
export function withOnePayload(html, payload) {
  const pieces = [...html.matchAll(PIECE)];
  if (payload === null || pieces.length < 2 || html.includes(BINARY)) return html;
  const whole = pieces.map(([, text]) => text).join('');
  if (!payload.includes(JSON.parse(`"${whole}"`))) return html;
  let left = pieces.length;
  return html.replace(PIECE, () => (--left > 0 ? '' : `<script>self.__next_f.push([1,"${whole}"])</script>`));
}
