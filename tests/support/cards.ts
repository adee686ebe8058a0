import { createElement } from 'react';
import StoryItems from '@/components/list/story-items';
import type { Card, CardPage } from '@/lib/content/types';
import { drawnPage } from '@/lib/list-page';

/** A card for component tests. */
export function makeCard(index: number, fields: Partial<Card> = {}): Card {
  const { title = `第${index}项`, subTitle = '' } = fields;
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

/** The same as a paged list gets it: drawn, and what the browser is told of it. */
export function makeDrawn(count: number, shown = count) {
  const page = makePage(count, shown);
  return { first: drawnPage(page), drawn: createElement(StoryItems, { cards: page.list, heading: 'h2' }) };
}
