/**
 * Which inline scripts of a page may run. Not every one: a script that got into
 * a page with somebody's text must stay dead. Only what Next writes has a known
 * shape: the start of its payload, the payload in pieces, which together
 * are the page's own, and the list of files that start the page. And our own
 * script of the head.
 */
import { createHash } from 'node:crypto';
import { SCRIPT_FLAG } from './script-flag.mjs';

/** Header in which a page names these scripts to the front (`lib/server/security-headers.ts`); no visitor sees it. */
export const INLINE_SCRIPTS_HEADER = 'x-inline-scripts';
/** The same for the style that is in a page. */
export const INLINE_STYLE_HEADER = 'x-inline-style';

const SCRIPT = /<script(\s[^>]*)?>([\s\S]*?)<\/script>/gi;
const START = '(self.__next_f=self.__next_f||[]).push([0])';
const PIECE = /^self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)$/;
const FILES =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{"otherChunks":\[("static\/[\w./~%-]+",?)*\],"runtimeModuleIds":\[[\d,]*\]\})\);?$/;
/** Marks when the first piece of a page with parts that come later has been drawn. */
const CLOCK = 'requestAnimationFrame(function(){$RT=performance.now()});';

/**
 * Puts a part that was drawn later in its place: React's own text, by its hash,
 * once per page, and calls of it with nothing but the numbers of the places.
 */
const RUNTIME = "'sha256-ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY='";
const CALLS = /^(?:([^]*\});)?(?:\$RC\("B:[\da-f]+","S:[\da-f]+"\);?)+$/;

function isReact(text) {
  const match = CALLS.exec(text);
  return match !== null && (match[1] === undefined || source(`${match[1]};`) === RUNTIME);
}

/**
 * @param {string} html
 * @param {string | null} payload what the pieces must add up to; null where a page is answered in parts
 * @returns {{ sources: string, unknown: string[] }} sources for `script-src`, with a space between them, and the
 *   scripts that are left out
 */
export function inlineScripts(html, payload) {
  const sources = new Set();
  const unknown = [];
  // a payload that is kept begins with a mark that says whether it is whole
  const own = payload?.replace(/^[^0-9a-f:]/, '');
  let place = 0;
  for (const [, attributes = '', text] of html.matchAll(SCRIPT)) {
    if (/\ssrc=/i.test(attributes) || text === '') continue;
    const piece = pieceOf(text);
    const isNext = piece !== null && (own === undefined || own.startsWith(piece, place));
    if (isNext) place += piece.length;
    const isOwn = text === START || text === CLOCK || text === SCRIPT_FLAG || FILES.test(text) || isReact(text);
    if (isNext || isOwn) sources.add(source(text));
    // data, such as JSON-LD, does not run
    else if (!/\stype="application\/(ld\+)?json"/.test(attributes)) unknown.push(text);
  }
  return { sources: [...sources].join(' '), unknown };
}

/** The part of the payload that a script carries. */
function pieceOf(text) {
  const written = PIECE.exec(text)?.[1];
  if (!written) return null;
  try {
    return JSON.parse(written);
  } catch {
    return null;
  }
}

/** @param {string} text of a script or style @returns {string} */
export function source(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
