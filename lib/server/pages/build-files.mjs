/** Reads what the build has written: style sheets, and the page for what is not there. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { INLINE_SCRIPTS_HEADER, INLINE_STYLE_HEADER } from './inline-scripts.mjs';
import { readStyle } from './own-style.mjs';

export class BuildFiles {
  #sheets = new Map();
  #notFound;

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

  /** The finished page that says 404 and the headers that name its scripts and style; null before the build has made it. */
  get notFound() {
    if (this.#notFound) return this.#notFound;
    try {
      const file = path.join(this.serverDirectory, 'app/_not-found');
      const { headers } = JSON.parse(readFileSync(/*turbopackIgnore: true*/ `${file}.meta`, 'utf8'));
      const names = [INLINE_SCRIPTS_HEADER, INLINE_STYLE_HEADER].filter((name) => name in headers);
      return (this.#notFound = {
        html: readFileSync(/*turbopackIgnore: true*/ `${file}.html`, 'utf8'),
        headers: Object.fromEntries(names.map((name) => [name, headers[name]])),
      });
    } catch {
      return null;
    }
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
