import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeSanitize, { defaultSchema, type Options as Schema } from 'rehype-sanitize';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { Html } from '../../html';

/** Of these not even the words inside are text. */
const STRIPPED = ['script', 'style', 'title', 'iframe', 'noscript', 'object', 'svg', 'select', 'textarea'];

/** Content is written by people: an allow-list, and no ids, classes or styles of theirs. Footnotes have their own. */
const SCHEMA: Schema = {
  ...defaultSchema,
  clobberPrefix: '',
  strip: STRIPPED,
  tagNames: [...(defaultSchema.tagNames ?? []), 'figure', 'figcaption', 'caption', 'u', 'mark'],
  attributes: {
    a: ['href', 'title', 'dataFootnoteRef', 'dataFootnoteBackref', 'ariaLabel', ['id', /^fnref-/]],
    img: ['src', 'alt', 'title', 'width', 'height'],
    input: [['type', 'checkbox'], 'checked'],
    li: [['id', /^fn-/]],
    section: ['dataFootnotes'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
    ol: ['start'],
    '*': ['lang', 'dir'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
};

const parser = unified().use(rehypeParse, { fragment: true }).freeze();
const sanitiser = unified().use(writtenInSmall).use(withoutDead).use(rehypeSanitize, SCHEMA).freeze();

/** The tree of an HTML text with what is allowed of it. */
export function sanitisedTree(html: Html): Root {
  return sanitiser.runSync(parser.parse(html)) as Root;
}

/** Schemes are the same in any case, and browsers read them without the blanks before. */
function writtenInSmall() {
  return (tree: Root) => {
    visit(tree, 'element', ({ properties }: Element) => {
      for (const name of ['href', 'src']) {
        const value = properties[name];
        if (typeof value === 'string')
          properties[name] = value.trim().replace(/^[a-z][a-z0-9+.-]*:/i, (scheme) => scheme.toLowerCase());
      }
    });
  };
}

/** A picture that the site cannot ask for is none: no source, or one that is relative to nothing. */
function withoutDead() {
  return (tree: Root) => {
    visit(tree, { tagName: 'img' }, (node: Element, index, parent) => {
      if (isSource(node.properties.src) || !parent || index === undefined) return;
      parent.children.splice(index, 1);
      return index;
    });
  };
}

const isSource = (src: unknown) => typeof src === 'string' && /^(?:https?:|\/)/i.test(src);

/** Elements of other programs that nobody misses: what is in them stays. */
const UNMISSED = new Set([
  'font',
  'center',
  'html',
  'head',
  'body',
  'main',
  'header',
  'footer',
  'article',
  'nav',
  'aside',
  'colgroup',
  'col',
  'big',
  'small',
  'label',
  'time',
  'button',
  'form',
  'link',
  'meta',
  'base',
  'wbr',
  'address',
  'abbr',
  'cite',
  'bdi',
  'bdo',
  'hgroup',
  'template',
]);

/** What a reader of the page will not see of an HTML text, one sentence each: for those who write it. */
export function lostIn(html: Html): string[] {
  const tree = parser.parse(html);
  void unified().use(writtenInSmall).runSync(tree);
  const lost: string[] = [];
  const allowed = new Set(SCHEMA.tagNames);
  visit(tree, 'element', (node: Element) => {
    const { tagName, properties } = node;
    if (STRIPPED.includes(tagName)) {
      lost.push(`<${tagName}> 连同里面的内容都不会显示`);
      return SKIP;
    }
    if (tagName === 'img') lost.push(...lostPicture(properties));
    else if (tagName === 'a') lost.push(...lostTarget(properties.href));
    else if (!allowed.has(tagName) && !UNMISSED.has(tagName) && !/[:-]/.test(tagName))
      lost.push(`<${tagName}> 不会显示，只留下里面的文字：尖括号要照写就写成 &lt;`);
  });
  return [...new Set(lost)];
}

function lostPicture({ src, alt, dataSrc }: Element['properties']): string[] {
  if (isSource(src)) return [];
  const name = alt ? `“${String(alt)}”` : '';
  if (typeof src === 'string' && src.startsWith('data:'))
    return [`图片${name}不会显示：写在正文里的图（data:）请存成文件，放进 media/`];
  if (typeof src === 'string' && src !== '')
    return [`图片${name}不会显示：HTML 里的地址要从 /media/ 写起，不是 ${src.slice(0, 80)}`];
  return [`图片${name}不会显示：没有 src${dataSrc ? '（data-src 是微信的写法）' : ''}，请把图存进 media/`];
}

function lostTarget(href: unknown): string[] {
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/.exec(String(href ?? '')) ?? [];
  return !scheme || SCHEMA.protocols?.href?.includes(scheme) ? [] : [`链接不会指向 ${scheme}: 的地址`];
}
