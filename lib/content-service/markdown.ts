import rehypeStringify from 'rehype-stringify';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { asHtml, type Html } from '../html';
import { joinedLines } from './joined-lines';
import { linkedAddresses, ordinarySigns, shownTags } from './markdown-signs';

/** Markdown as it is read everywhere: GFM, in which the marks of Chinese do not get in the way of its own. */
const reader = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkCjkFriendly)
  .use(remarkCjkStrikethrough, { singleTilde: false })
  .use(ordinarySigns)
  .freeze();

const writer = unified()
  .use(linkedAddresses)
  .use(shownTags)
  .use(remarkRehype, {
    allowDangerousHtml: true,
    clobberPrefix: '',
    footnoteLabel: '脚注',
    footnoteLabelTagName: 'p',
    footnoteLabelProperties: {},
    footnoteBackLabel: (reference) => `回到正文中脚注 ${reference + 1} 的位置`,
  })
  .use(joinedLines)
  .use(rehypeStringify, { allowDangerousHtml: true })
  .freeze();

/** The tree of a Markdown text, each node with its place in it. */
export function markdownTree(markdown: string): Root {
  return reader.parse(markdown);
}

/**
 * Markdown to HTML, not yet sanitised. Relative pictures are media paths:
 * `case/a.webp` becomes `/media/case/a.webp`.
 * @param addressOf the address of a media path, where its version is known
 */
export function markdownToHtml(markdown: string, addressOf = (picture: string) => `/media/${picture}`): Html {
  const tree = markdownTree(markdown);
  visit(tree, (node) => {
    if ((node.type === 'image' || node.type === 'definition') && isRelative(node.url)) node.url = addressOf(node.url);
  });
  return asHtml(writer.stringify(writer.runSync(tree)));
}

function isRelative(href: string): boolean {
  return !/^([a-z][a-z0-9+.-]*:|\/)/i.test(href);
}
