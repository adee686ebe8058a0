/** Reads what the build has written: style sheets, and the page for what is not there. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { INLINE_SCRIPTS_HEADER, INLINE_STYLE_HEADER } from './inline-scripts.mjs';
import { readStyle } from './own-style.mjs';

/** The file of the site's own 404 page. */
const NOT_FOUND = '_not-found';
/** The same in English, which is a page like any other. */
const ENGLISH_NOT_FOUND = 'en/missing';

export class BuildFiles {
  #sheets = new Map();
  #pages = new Map();

  /** @param {string} serverDirectory the build's `server` folder */
  constructor(serverDirectory) {
    this.serverDirectory = serverDirectory;
  }

  /** A style sheet by its address, its own addresses made absolute; null when there is none. */
  sheet = (address) => {
    if (!this.#sheets.has(address)) {
      const file = path.join(this.serverDirectory, '..', address.replace('/_next/', ''));
      try {
        this.#sheets.set(
          address,
          readStyle(withAbsoluteAddresses(readFileSync(/*turbopackIgnore: true*/ file, 'utf8'), address)),
        );
      } catch {
        return null;
      }
    }
    return this.#sheets.get(address);
  };

  /**
   * A finished page and the headers that name its scripts and style; null where the build has made none.
   * @param {string} name of its file below `app`, without its ending
   */
  page = (name) => {
    const known = this.#pages.get(name);
    if (known) return known;
    try {
      const file = path.join(this.serverDirectory, 'app', name);
      const { headers } = JSON.parse(readFileSync(/*turbopackIgnore: true*/ `${file}.meta`, 'utf8'));
      const names = [INLINE_SCRIPTS_HEADER, INLINE_STYLE_HEADER].filter((header) => header in headers);
      const page = {
        html: readFileSync(/*turbopackIgnore: true*/ `${file}.html`, 'utf8'),
        headers: Object.fromEntries(names.map((header) => [header, headers[header]])),
      };
      this.#pages.set(name, page);
      return page;
    } catch {
      return null;
    }
  };

  /** The finished page that says 404; null before the build has made it. */
  get notFound() {
    return this.page(NOT_FOUND);
  }

  /** The same in English; null where there is no English site. */
  get englishNotFound() {
    return this.page(ENGLISH_NOT_FOUND);
  }

  /** Name of the build, which changes with every one. */
  get id() {
    try {
      return readFileSync(/*turbopackIgnore: true*/ path.join(this.serverDirectory, '..', 'BUILD_ID'), 'utf8');
    } catch {
      return null;
    }
  }
}

function withAbsoluteAddresses(style, address) {
  return style.replace(/url\((["']?)(\.\.?\/[^)"']+)\1\)/g, (_, quote, target) => {
    const { pathname, search } = new URL(target, `http://site${address}`);
    return `url(${quote}${pathname}${search}${quote})`;
  });
}
