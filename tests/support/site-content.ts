import { typeset } from '@/lib/text';
import { ADDRESSES, MIRROR_TOKEN } from './instances';

export interface KnownItem {
  contentItemId: string;
  displayText: string;
  alias: string;
}

/** As a machine with the site's token asks: there is no limit to it, and these tests ask more than a visitor may. */
export async function queryContent<Data>(query: string, source: string): Promise<Data> {
  const headers = { authorization: `Bearer ${MIRROR_TOKEN}` };
  const response = await fetch(`${source}/api/graphql?${new URLSearchParams({ query })}`, { headers });
  return ((await response.json()) as { data: Data }).data;
}

/** The first items of a root field, as the site's own content query, or that of another `source`, gives them. */
export async function itemsOf(root: string, first = 3, source: string = ADDRESSES.site): Promise<KnownItem[]> {
  const alias = ['whitepaper', 'courseTheme', 'ecosystemTechnicalService'].includes(root) ? '' : 'alias { alias }';
  const query = `{ ${root}(first: ${first}) { contentItemId displayText ${alias} } }`;
  type Items = Record<string, (Omit<KnownItem, 'alias'> & { alias?: { alias: string } })[]>;
  const items = await queryContent<Items>(query, source);
  return items[root].map((item) => ({ ...item, alias: item.alias?.alias ?? item.contentItemId }));
}

/** How the text of an item of each type is asked for. */
const TEXTS: Record<string, string> = {
  ecosystemTechnicalDocument: 'description { html }',
  ecosystemJournalThesis: 'introduction { html }',
  whitepaper: 'description',
};

/** Some words of an item's text, as they are on its page. */
export async function wordsOf(root: string, id: string, source: string = ADDRESSES.site): Promise<string> {
  const query = `{ ${root}(where: { contentItemId: "${id}" }) { text: ${TEXTS[root] ?? 'introduction'} } }`;
  const items = await queryContent<Record<string, { text: string | { html: string } }[]>>(query, source);
  const [{ text }] = items[root];
  const plain = decode((typeof text === 'string' ? text : text.html).replace(/<[^>]*>/g, '\n'));
  const line =
    plain
      .split('\n')
      .map((entry) => entry.trim())
      .find((entry) => entry.length > 10) ?? '';
  return typeset(line.slice(0, 24).trim());
}

/** Versions with the module they are under. */
export async function versionsOf(
  first = 3,
  source: string = ADDRESSES.site,
): Promise<(KnownItem & { module: string })[]> {
  const query = `{ product(first: ${first}) { contentItemId displayText alias { alias } module { contentItems { alias { alias } } } } }`;
  interface Versions {
    product: {
      contentItemId: string;
      displayText: string;
      alias: { alias: string };
      module: { contentItems: { alias: { alias: string } }[] };
    }[];
  }
  return (await queryContent<Versions>(query, source)).product.map((item) => ({
    contentItemId: item.contentItemId,
    displayText: item.displayText,
    alias: item.alias.alias,
    module: item.module.contentItems[0].alias.alias,
  }));
}

/** What a page says of itself, read from its raw HTML. */
export function readPage(html: string) {
  const inner = (pattern: RegExp) => html.match(pattern)?.[1] ?? '';
  return {
    title: decode(inner(/<title>([^<]*)<\/title>/)),
    description: decode(inner(/<meta name="description" content="([^"]*)"/)),
    canonical: inner(/<link rel="canonical" href="([^"]*)"/),
    h1: [...html.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)].map(([, text]) => decode(text.replace(/<[^>]*>/g, ''))),
    sections: [...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id),
    text: decode(html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '')),
  };
}

export function decode(text: string): string {
  return text
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}
