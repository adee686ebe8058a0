import 'server-only';
import { CustomersDocument } from '@/graphql/generated/graphql';
import { cacheEvery } from './reading/cache';
import { readAll } from './reading/items';
import { picture } from './reading/pictures';
import { asText, inner, plain } from './reading/shapes';
import type { Picture } from './types';

export interface Customer {
  id: string;
  alias: string;
  title: string;
  description: string;
  image: Picture | null;
}

export async function getCustomers(): Promise<Customer[]> {
  'use cache';
  cacheEvery('customer');
  const all = await readAll(CustomersDocument);
  return all.map((item) => {
    const title = asText(item.displayText);
    return {
      id: plain(item.contentItemId),
      alias: inner(item.alias, 'alias'),
      title,
      description: asText(item.description),
      image: picture(item.image, title),
    };
  });
}
