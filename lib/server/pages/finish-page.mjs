/**
 * What is done to a page before it is stored: its payload is one script, the rules of its style sheets that it uses are
 * in it, and its headers
 * name the inline scripts and the style that may run (`lib/server/security-headers.ts` makes the policy of them). The
 * build finishes every page that it has made (`lib/commands/finish-build.mjs`) and fails where a page no longer has the
 * shape that is known here; the page cache finishes those that are made later.
 */
import { INLINE_SCRIPTS_HEADER, INLINE_STYLE_HEADER, inlineScripts, source } from './inline-scripts.mjs';
import { withOnePayload } from './one-payload.mjs';
import { withOwnStyle } from './own-style.mjs';
import { SCRIPT_FLAG } from './script-flag.mjs';

const FLAG = `<script>${SCRIPT_FLAG}</script>`;
/** The first of the application's scripts. */
const START_SCRIPT = /<script src="\/_next\/static\/[^"]+" id="[^"]+" async="">/;

/**
 * @param {{ html: string, payload: string | null, headers?: Record<string, unknown> }} page as Next has rendered it;
 *   `payload`: its RSC payload, null where it is not known
 * @param {(address: string) => import('./own-style.mjs').Part[] | null} readSheet a style sheet of the build by its address
 * @returns {{ html: string, headers: Record<string, unknown>, problems: string[] }} `problems`: what is not understood
 */
export function finishPage({ html: rendered, payload, headers = {} }, readSheet) {
  if (isFinished(headers)) return { html: rendered, headers, problems: [] };
  const { html, style, problems } = withOwnStyle(withOnePayload(withFlagFirst(rendered), payload), readSheet);
  const scripts = inlineScripts(html, payload);
  return {
    html,
    headers: {
      ...headers,
      [INLINE_SCRIPTS_HEADER]: scripts.sources,
      ...(style && { [INLINE_STYLE_HEADER]: source(style) }),
    },
    problems: [
      ...problems,
      ...(START_SCRIPT.test(html) ? [] : ['no script starts the application']),
      ...(rendered.includes(FLAG) && html.indexOf('<script') !== html.indexOf(FLAG) ? ['our script is not first'] : []),
      ...scripts.unknown.map((text) => `inline script of unknown shape: ${text.slice(0, 80)}`),
    ],
  };
}

/** React writes the application's scripts before what is our own in the head; our script decides whether they run. */
function withFlagFirst(html) {
  const [before, after] = html.split(FLAG);
  return after === undefined
    ? html
    : before.replace(/<head>(<meta charSet="utf-8"\/>)?/, (start) => start + FLAG) + after;
}

/** A page that only leads elsewhere has no shape. @param {number | undefined} status */
export const isRedirect = (status) => status !== undefined && status >= 300 && status < 400;

/** @param {Record<string, unknown> | undefined} headers of a page */
export function isFinished(headers) {
  return headers !== undefined && INLINE_SCRIPTS_HEADER in headers;
}
