import { Marked } from 'marked';
import { escapeHtml } from '../text';

const marked = new Marked({
  gfm: true,
  renderer: {
    image({ href, title, text }) {
      const source = isRelative(href) ? `/media/${href}` : href;
      const caption = title ? ` title="${escapeHtml(title)}"` : '';
      return `<img src="${escapeHtml(source)}" alt="${escapeHtml(text)}"${caption}>`;
    },
  },
});

/**
 * Markdown to HTML, not yet sanitised. Relative pictures are media paths:
 * `case/a.webp` becomes `/media/case/a.webp`.
 */
export function markdownToHtml(markdown: string): string {
  return marked.parse(markdown, { async: false });
}

function isRelative(href: string): boolean {
  return !/^([a-z][a-z0-9+.-]*:|\/)/i.test(href);
}
