import { Marked } from 'marked';
import { escapeHtml } from '../text';

const marked = new Marked({
  gfm: true,
  renderer: {
    image({ href, title, text }) {
      const caption = title ? ` title="${escapeHtml(title)}"` : '';
      return `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}"${caption}>`;
    },
  },
});

/**
 * Markdown to HTML, not yet sanitised. Relative pictures are media paths:
 * `case/a.webp` becomes `/media/case/a.webp`.
 * @param addressOf the address of a media path, where its version is known
 */
export function markdownToHtml(markdown: string, addressOf = (picture: string) => `/media/${picture}`): string {
  return marked.parse(markdown, {
    async: false,
    walkTokens(token) {
      if (token.type === 'image' && isRelative(token.href)) token.href = addressOf(token.href);
    },
  });
}

function isRelative(href: string): boolean {
  return !/^([a-z][a-z0-9+.-]*:|\/)/i.test(href);
}
