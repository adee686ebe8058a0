/**
 * The style that a page shows is in it, so that nothing has to come before the first paint: its small style sheets
 * whole, of the others the rules whose classes occur in it. What is not understood here is kept.
 *
 * The links to the sheets stay, for React looks for them, but apply to no medium. Small sheets before all others never
 * apply again; the others do once the application needs them for what it adds (`lib/browser/apply-late-style.ts`), and
 * so do small ones after others, or what they override would win again. The links stand last: a sheet with fonts that
 * applies once more, or one put in before others, has the browser lay out the whole page anew.
 */

const LINK = /<link rel="stylesheet" href="(\/_next\/static\/[^"]+)" data-precedence="[^"]+"\/>/g;
/** Sheets of the root layout and of the frame, in characters. */
const SMALL = 8_000;

/**
 * @param {string} html as Next has rendered it
 * @param {(address: string) => Part[] | null} readSheet a style sheet; null where there is none
 * @returns {{ html: string, style: string, problems: string[] }} `style`: the text of the page's style
 */
export function withOwnStyle(html, readSheet) {
  const links = [...html.matchAll(LINK)].map(([link, address]) => ({ link, address, parts: readSheet(address) }));
  const problems = links.filter(({ parts }) => parts === null).map(({ address }) => `no style sheet ${address}`);
  if (links.length === 0) problems.push('no style sheet');
  if (problems.length > 0 || !html.includes('</body>')) return { html, style: '', problems };
  const classes = classesIn(html);
  let isLate = false;
  const sheets = links.map(({ link, parts }) => {
    const whole = usedStyle(parts);
    const isSmall = whole.length < SMALL;
    isLate ||= !isSmall;
    const attributes = `media="not all"${isLate ? ' data-late=""' : ''}`;
    return { link: link.replace('/>', ` ${attributes}/>`), style: isSmall ? whole : usedStyle(parts, classes) };
  });
  const style = sheets.map((sheet) => sheet.style).join('\n');
  const [first, ...others] = links.map(({ link }) => link);
  let rest = html.replace(first, () => `<style>${style}</style>`);
  for (const link of others) rest = rest.replace(link, '');
  const end = rest.lastIndexOf('</body>');
  return { html: rest.slice(0, end) + sheets.map(({ link }) => link).join('') + rest.slice(end), style, problems };
}

/** Rules that hold others, which are looked through in turn. */
const GROUP = /^@(media|supports|layer|container)\b/;
/** What is in these brackets need not be there for a selector to hold. */
const OPTIONAL = /:(?:not|is|where|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
/** With escapes: a module's name may begin with `-1`, which a style sheet writes as `-\31 `. */
const CLASS = /\.((?:\\[\da-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi;
const ESCAPE = /\\(?:([\da-f]{1,6})\s?|(.))/gi;

/**
 * @typedef {{ text: string, needs?: string[][], inner?: Part[] }} Part
 *   `needs`: the classes of each of its selectors; `inner`: what a group holds, whose own text is its beginning
 */

/** @param {string} css as the build has written it @returns {Part[]} */
export function readStyle(css) {
  const parts = [];
  let place = 0;
  while (place < css.length) {
    const { head, body, end } = nextRule(css, place);
    place = end;
    const start = head.trim();
    if (body === null) {
      if (start) parts.push({ text: `${start};` });
    } else if (GROUP.test(start)) parts.push({ text: start, inner: readStyle(body) });
    else if (start.startsWith('@')) parts.push({ text: `${start}{${body}}` });
    else parts.push({ text: `${start}{${body}}`, needs: selectors(start).map(classesOf) });
  }
  return parts;
}

/**
 * @param {Part[]} parts
 * @param {Set<string>} [classes] those that occur in the page; all rules without them
 * @returns {string}
 */
export function usedStyle(parts, classes) {
  return parts
    .map(({ text, needs, inner }) => {
      if (inner) {
        const kept = usedStyle(inner, classes);
        return kept && `${text}{${kept}}`;
      }
      return !classes || !needs || needs.some((names) => names.every((name) => classes.has(name))) ? text : '';
    })
    .join('');
}

/** @param {string} html @returns {Set<string>} */
export function classesIn(html) {
  // the payload may hold HTML that is shown later: the whole sheets are there by then
  return new Set(
    [...html.replace(/<script[\s\S]*?<\/script>/g, '').matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) =>
      names.split(' '),
    ),
  );
}

/** The rule or statement that begins at a place; quotes and brackets within it are skipped. */
function nextRule(css, start) {
  let depth = 0;
  let open = -1;
  for (let place = start; place < css.length; place++) {
    const sign = css[place];
    if (sign === '"' || sign === "'") place = endOfText(css, place);
    else if (sign === '{') {
      if (depth++ === 0) open = place;
    } else if (sign === '}' && --depth === 0) {
      return { head: css.slice(start, open), body: css.slice(open + 1, place), end: place + 1 };
    } else if (sign === ';' && depth === 0) return { head: css.slice(start, place), body: null, end: place + 1 };
  }
  return { head: css.slice(start), body: null, end: css.length };
}

function endOfText(css, start) {
  let place = start + 1;
  while (place < css.length && css[place] !== css[start]) place += css[place] === '\\' ? 2 : 1;
  return place;
}

/** A list of selectors, one by one; commas in brackets belong to one. */
function selectors(list) {
  const bare = list.replace(OPTIONAL, '');
  return bare.split(',');
}

function classesOf(selector) {
  return [...selector.replace(/\[[^\]]*\]/g, '').matchAll(CLASS)].map(([, name]) => unescaped(name));
}

function unescaped(name) {
  return name.replace(ESCAPE, (_, code, sign) => (code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign));
}
