import { htmlTagNames } from 'html-tag-names';
import type { Link, Paragraph, PhrasingContent, Root, Text } from 'mdast';
import { findAndReplace } from 'mdast-util-find-and-replace';
import type { Code, Construct, Extension } from 'micromark-util-types';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';

const ASTERISK = 42;
const isDigit = (code: Code) => code !== null && code >= 48 && code <= 57;

/** `1920*1080`: a star between digits is one. */
const star: Construct = {
  name: 'starBetweenDigits',
  previous: isDigit,
  tokenize(effects, ok, nok) {
    return (code) => {
      effects.enter('data');
      effects.consume(code);
      effects.exit('data');
      return (next) => (isDigit(next) ? ok(next) : nok(next));
    };
  },
};

const SIGNS: Extension = {
  text: { [ASTERISK]: star },
  // they take everything up to a blank for the address, marks of Chinese too: `linkedAddresses` does not
  disable: { null: ['wwwAutolink', 'protocolAutolink', 'emailAutolink'] },
};

/** Signs that are marks to Markdown and none to those who write. */
export function ordinarySigns(this: Processor) {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(SIGNS);
}

/** The characters that an address consists of (RFC 3986), behind a host with a dot. */
const ADDRESS =
  /(?<![A-Za-z0-9])(?:https?:\/\/|www\.)[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+(?::\d+)?(?:[/?#][\w\-.~:/?#[\]@!$&'()*+,;=%]*)?/gi;
const MAIL = /(?<![\w.+/-])[\w.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+/g;
/** Signs of the sentence, not of the address, when it ends with them. */
const SENTENCE_END = '?!.,:;*_~\'"';

/** Bare addresses are links; they end before the first character that no address has. */
export function linkedAddresses() {
  return (tree: Root) => {
    // those that the GFM reader found by its own rule: what is generated has no position
    visit(tree, 'link', (node, index, parent) => {
      if (node.position || !parent || index === undefined) return;
      parent.children.splice(index, 1, ...node.children);
      return index;
    });
    visit(tree, mergeTexts);
    findAndReplace(
      tree,
      [
        [ADDRESS, (found: string) => link(found, /^www/i.test(found) ? 'http://' : '')],
        [MAIL, (found: string) => link(found, 'mailto:')],
      ],
      { ignore: ['link', 'linkReference'] },
    );
  };
}

function mergeTexts(node: Root | Root['children'][number]): void {
  if (!('children' in node)) return;
  const children = node.children as PhrasingContent[];
  for (let index = children.length - 1; index > 0; index--) {
    const [before, text] = [children[index - 1], children[index]];
    if (before.type !== 'text' || text.type !== 'text') continue;
    before.value += text.value;
    children.splice(index, 1);
  }
}

function link(found: string, scheme: string): (Link | Text)[] {
  const address = found.slice(0, endOf(found));
  const rest = found.slice(address.length);
  const text: Link = { type: 'link', url: scheme + address, children: [{ type: 'text', value: address }] };
  return rest ? [text, { type: 'text', value: rest }] : [text];
}

/** Where an address ends: before the sentence's marks, and before the bracket that closes one in front of it. */
function endOf(found: string): number {
  let open = found.split(')').length - found.split('(').length;
  for (let end = found.length; ; end--) {
    const sign = found[end - 1];
    if (sign === ')' && open > 0) open -= 1;
    else if (!SENTENCE_END.includes(sign)) return end;
  }
}

/** Elements of a CMS or of Word (`o:p`, `mp-style-type`) are no words either. */
const TAG = /^<\/?([a-z][a-z0-9]*)(?![\w:-])/i;
const NAMES = new Set([...htmlTagNames, 'svg', 'math', 'path', 'g']);

/** Whether a text is HTML from its first sign on. */
export function beginsWithTag(text: string): boolean {
  const [, name] = TAG.exec(text.trimStart()) ?? [];
  return name ? NAMES.has(name.toLowerCase()) : /^\s*<(?:[a-z][a-z0-9]*[:-]|[!/])/i.test(text);
}

/** `<T>` and whatever else is no element of HTML is text, as it was meant. */
export function shownTags() {
  return (tree: Root) => {
    visit(tree, 'html', (node, index, parent) => {
      const [, name] = TAG.exec(node.value.trim()) ?? [];
      if (!name || NAMES.has(name.toLowerCase()) || !parent || index === undefined) return;
      const text: Text = { type: 'text', value: node.value };
      const isInline =
        'children' in parent &&
        ['paragraph', 'heading', 'emphasis', 'strong', 'delete', 'link', 'tableCell'].includes(parent.type);
      const paragraph: Paragraph = { type: 'paragraph', children: [text] };
      parent.children[index] = isInline ? text : paragraph;
    });
  };
}
