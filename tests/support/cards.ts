import type { Card, CardPage } from '@/lib/content/types';

/** A card for component tests. */
export function makeCard(index: number, fields: Partial<Card> = {}): Card {
  const { title = `第 ${index} 项`, subTitle = '' } = fields;
  return {
    type: 'case',
    id: `id-${index}`,
    alias: `item-${index}`,
    parentAlias: '',
    title,
    name: '',
    subTitle,
    phrases: { title: [title], subTitle: [subTitle] },
    introduction: '',
    customerName: '',
    date: '2026-03-02T02:00:00Z',
    image: null,
    icon: null,
    ...fields,
  };
}

/** A list of `count` cards as a detail page gets it: at most `shown`, with the total. */
export function makePage(count: number, shown = count): CardPage {
  const list = Array.from({ length: Math.min(count, shown) }, (_, index) => makeCard(index + 1));
  return { list, totalCount: count, pageSize: 9 };
}
