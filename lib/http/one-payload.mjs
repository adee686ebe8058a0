/**
 * Next writes a page's payload piece by piece, as it comes, and every piece is a script that the policy has to name:
 * twenty to sixty hashes in the head of each answer, which nothing compresses. A page that is kept is there as a
 * whole, so its payload stands in it once, in single quotes: text that is in the page too is written the same way,
 * and compression finds it.
 */

const PIECE = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
/** Pieces that are no text have their place between the others. */
const ODD = /<script>self\.__next_f\.push\(\[[2-9]/;
const ESCAPES = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\r': '\\r',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
  '\0': '\\x00',
  '<': '\\x3c',
};
const UNESCAPED = Object.fromEntries(Object.entries(ESCAPES).map(([sign, written]) => [written, sign]));
const [START, END] = ["self.__next_f.push([1,'", "'])"];

/**
 * The one is text: a script the browser would compile before anybody needs it. Who starts the page makes it one.
 *
 * @param {string} html as Next has drawn it, or as it was rewritten here before
 * @returns {string}
 */
export function withOnePayload(html) {
  const pieces = [...html.matchAll(PIECE)];
  if (pieces.length === 0 || ODD.test(html)) return html;
  const payload = pieces.map(([, written]) => JSON.parse(written)).join('');
  let left = pieces.length;
  return html.replace(PIECE, () =>
    --left > 0 ? '' : `<script type="text/plain" data-payload>${writePayload(payload)}</script>`,
  );
}

function writePayload(payload) {
  return START + payload.replace(/[\\'\n\r\u2028\u2029\0<]/g, (sign) => ESCAPES[sign]) + END;
}

/** @param {string} script @returns {string | null} the payload, where the script is nothing else */
export function readPayload(script) {
  if (!script.startsWith(START) || !script.endsWith(END)) return null;
  const written = script.slice(START.length, -END.length);
  const payload = written.replace(/\\(?:[\\'nr]|u202[89]|x00|x3c)/g, (escape) => UNESCAPED[escape]);
  // whatever else were in it would not come out of writing the payload
  return writePayload(payload) === script ? payload : null;
}
