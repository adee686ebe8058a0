import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** What a drawing consists of: nothing that runs, links, or brings another document. */
const DRAWN = [
  'svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'style',
  'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'textPath', 'image',
  'linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask', 'marker', 'filter',
  'feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feConvolveMatrix', 'feDiffuseLighting',
  'feDisplacementMap', 'feDistantLight', 'feDropShadow', 'feFlood', 'feFuncA', 'feFuncB', 'feFuncG', 'feFuncR',
  'feGaussianBlur', 'feImage', 'feMerge', 'feMergeNode', 'feMorphology', 'feOffset', 'fePointLight',
  'feSpecularLighting', 'feSpotLight', 'feTile', 'feTurbulence',
]; // prettier-ignore

const SCHEMA: Options = {
  tagNames: DRAWN,
  strip: ['script', 'foreignObject', 'iframe', 'object', 'embed'],
  clobber: [],
};

const ADDRESSES = ['href', 'xLinkHref', 'src'];
/** Only what is in the file itself: a part of it, or a picture written into it. */
const OWN = /^\s*(#|data:image\/(png|jpeg|gif|webp);)/i;
const FOREIGN_IN_STYLE = /@import[^;]*;?|url\(\s*(?!['"]?\s*(#|data:image))[^)]*\)/gi;

/** The drawing without anything that runs or asks another host; null when there is none in the file. */
export function cleanSvg(text: string): string | null {
  const tree = unified().use(rehypeParse, { fragment: true, space: 'svg' }).parse(text);
  const names = removeForeign(tree);
  const clean = unified()
    .use(rehypeSanitize, { ...SCHEMA, attributes: { '*': names } })
    .runSync(tree);
  const drawing = clean.children.find((child) => child.type === 'element' && child.tagName === 'svg');
  if (drawing?.type !== 'element') return null;
  drawing.properties.xmlns = 'http://www.w3.org/2000/svg';
  return unified()
    .use(rehypeStringify, { space: 'svg', closeEmptyElements: true })
    .stringify({ type: 'root', children: [drawing] });
}

/** @returns names of the attributes that are left: the sanitiser asks for a list, and those of drawings are many */
function removeForeign(tree: Root): string[] {
  const names = new Set<string>();
  visit(tree, 'element', (element) => {
    for (const [name, value] of Object.entries(element.properties)) {
      const isForeign = /^on|^srcDoc$/i.test(name) || (ADDRESSES.includes(name) && !OWN.test(String(value)));
      if (isForeign) delete element.properties[name];
      else names.add(name);
      if (!isForeign && typeof value === 'string') element.properties[name] = value.replace(FOREIGN_IN_STYLE, 'none');
    }
    if (element.tagName !== 'style') return;
    for (const child of element.children)
      if (child.type === 'text') child.value = child.value.replace(FOREIGN_IN_STYLE, 'none');
  });
  return [...names];
}
