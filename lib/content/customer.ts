import 'server-only';
import { CustomersDocument } from '@/graphql/generated/graphql';
import { cacheContent } from './reading/cache';
import { query, queryAll } from './reading/client';
import { pictureReader } from './reading/pictures';
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
  cacheContent('customer');
  const all = await queryAll(async (first, skip) => (await query(CustomersDocument, { first, skip })).customer);
  const pictures = await pictureReader();
  return all.map((item) => {
    const title = asText(item.displayText);
    return {
      id: plain(item.contentItemId),
      alias: inner(item.alias, 'alias'),
      title,
      description: asText(item.description),
      image: pictures(item.image, title)[0] ?? null,
    };
  });
}
