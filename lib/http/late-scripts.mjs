/** A page is read before its scripts run: they come when a hand does (`lib/http/loader.mjs`). */
import { withFirstFrame } from './first-frame.mjs';
import { LOADER } from './loader.mjs';
import { withOnePayload } from './one-payload.mjs';

const SCRIPT = /<script src="(\/_next\/static\/[^"]+)"(?: id="([^"]+)")? async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;
/** Whole style sheets, after the text: a page that has its own style needs them for what scripts add. */
const SHEET =
  /<link rel="stylesheet" href="\/_next\/static\/[^"]+" data-precedence="[^"]+"\/>(?=(?:<link rel="stylesheet"[^>]*>)*<\/body>)/g;

/** A page that is nothing without its scripts says so: it keeps them as Next has written them. */
export const AT_ONCE = 'data-scripts="at-once"';

/**
 * @param {string} html as Next has drawn it, or as it was rewritten here before
 * @returns {string} with the list of its scripts and the loader in their place, and its payload in one
 */
export function withLateScripts(html) {
  if (html.includes(AT_ONCE)) return html;
  const scripts = [...html.matchAll(SCRIPT)];
  const start = scripts.find(([, , id]) => id)?.[1];
  if (start === undefined) return html;
  const page = withFirstFrame(html);
  const addresses = scripts.map(([, address]) => address).join(' ');
  let isFirst = true;
  return withOnePayload(page.html)
    .replace(PRELOAD, '')
    .replace(SHEET, '')
    .replace(SCRIPT, () => {
      if (!isFirst) return '';
      isFirst = false;
      return `${page.wait}<script data-late="${addresses}" data-start="${start}">${LOADER}</script>`;
    });
}
