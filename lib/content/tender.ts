import 'server-only';
import { PurchaseItemDocument } from '@/graphql/generated/graphql';
import { cacheFields } from './reading/cache';
import { readExtension } from './reading/items';
import { asText } from './reading/shapes';

/** The only item of its type. */
const PURCHASE = 'purchase';

/** What stands below the parameters of a version in a tender; empty where the service has none. */
export async function getTenderTerms(): Promise<string> {
  'use cache';
  cacheFields('purchase', PURCHASE, 'tenderTerms');
  const raw = await readExtension(PurchaseItemDocument, { alias: PURCHASE });
  return asText(raw?.tenderTerms);
}
