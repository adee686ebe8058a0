/**
 * Fields that search engines ask for, as their public documents had them on
 * 2026-11-22 (developers.google.com/search/docs/appearance/structured-data:
 * article, breadcrumb, carousel, event, faqpage, organization, product-snippet;
 * schema.org where Google has no page). `required`: without them the type is
 * ignored; `recommended`: we always have them, so a lack is a fault of ours.
 *
 * What Google does not show, though the types are right: SearchAction (box
 * withdrawn 2024-11-21), FAQPage (health and government sites only since
 * 2023-08), Product without price, review or rating: there are no prices on this site.
 */
const FIELDS: Record<string, { required: string[]; recommended: string[] }> = {
  Organization: { required: ['name', 'url'], recommended: ['logo'] },
  WebSite: { required: ['name', 'url'], recommended: ['alternateName', 'potentialAction'] },
  SearchAction: { required: ['target', 'query-input'], recommended: [] },
  EntryPoint: { required: ['urlTemplate'], recommended: [] },
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  ItemList: { required: ['itemListElement'], recommended: ['name', 'numberOfItems'] },
  ListItem: { required: ['position', 'name'], recommended: [] },
  WebPage: { required: ['name', 'url'], recommended: ['description', 'image'] },
  Service: { required: ['name', 'url'], recommended: ['description', 'provider', 'image'] },
  Product: { required: ['name'], recommended: [] },
  Brand: { required: ['name'], recommended: [] },
  Article: { required: ['headline', 'image', 'author'], recommended: ['datePublished', 'dateModified', 'publisher', 'description'] },
  TechArticle: { required: ['headline', 'image', 'author'], recommended: ['datePublished', 'dateModified', 'publisher', 'description'] },
  ScholarlyArticle: { required: ['headline', 'image', 'author'], recommended: ['datePublished', 'publisher', 'isPartOf'] },
  Person: { required: ['name'], recommended: [] },
  Periodical: { required: ['name'], recommended: [] },
  Event: { required: ['name', 'startDate', 'location'], recommended: ['description', 'image', 'organizer', 'eventStatus'] },
  Place: { required: ['name', 'address'], recommended: [] },
  PostalAddress: { required: ['streetAddress'], recommended: [] },
  FAQPage: { required: ['mainEntity'], recommended: [] },
  Question: { required: ['name', 'acceptedAnswer'], recommended: [] },
  Answer: { required: ['text'], recommended: [] },
}; // prettier-ignore

const DATES = new Set(['datePublished', 'dateModified', 'startDate']);
const ADDRESSES = new Set(['url', 'item', 'logo', 'image', 'mainEntityOfPage', 'sameAs']);
const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** Faults of a graph of structured data; none when it is valid. */
export function faultsOf(data: unknown): string[] {
  const { '@context': context, '@graph': graph } = (data ?? {}) as Record<string, unknown>;
  if (context !== 'https://schema.org') return ['没有 @context'];
  if (!Array.isArray(graph) || graph.length === 0) return ['@graph 是空的'];
  return graph.flatMap((node) => faultsOfNode(node, ''));
}

/** Types of the nodes that a graph consists of. */
export function typesIn(data: unknown): string[] {
  return ((data as { '@graph'?: { '@type': string }[] })['@graph'] ?? []).map((node) => node['@type']);
}

function faultsOfNode(node: unknown, place: string): string[] {
  const fields = node as Record<string, unknown>;
  const type = String(fields['@type'] ?? '');
  // a mere reference
  if (!type && fields['@id']) return [];
  const known = FIELDS[type];
  const here = `${place}/${type}`;
  if (!known) return [`${here}: 表里没有这个类型`];
  const missing = [...known.required, ...known.recommended].filter((name) => isNothing(fields[name]));
  const faults = missing.map((name) => `${here}: 没有 ${name}`);
  for (const [name, value] of Object.entries(fields)) {
    if (isNothing(value)) faults.push(`${here}.${name}: 空的`);
    for (const entry of Array.isArray(value) ? value : [value]) {
      if (typeof entry === 'object' && entry !== null) faults.push(...faultsOfNode(entry, `${here}.${name}`));
      else if (DATES.has(name) && !DATE.test(String(entry))) faults.push(`${here}.${name}: 不是时间 ${String(entry)}`);
      else if (ADDRESSES.has(name) && !/^https?:\/\/[^\s]+$/.test(String(entry)))
        faults.push(`${here}.${name}: 不是完整的网址 ${String(entry)}`);
    }
  }
  if (type === 'BreadcrumbList' || type === 'ItemList') faults.push(...faultsOfPositions(fields.itemListElement, here));
  return faults;
}

function faultsOfPositions(entries: unknown, here: string): string[] {
  const positions = Array.isArray(entries) ? entries.map((entry) => (entry as { position?: unknown }).position) : [];
  return positions.every((position, index) => position === index + 1) ? [] : [`${here}: position 不是 1、2、3……`];
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
