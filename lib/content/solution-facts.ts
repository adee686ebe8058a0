import 'server-only';
import { SolutionFactsDocument } from '@/graphql/generated/graphql';
import { cacheItem } from './reading/cache';
import { presentOnly } from './reading/client';
import { toNamedValues, toPrice, toTexts, toVersionLink } from './reading/facts';
import { readExtension } from './reading/items';
import { asNumber, asText } from './reading/shapes';
import type { NamedValue, Price, VersionLink } from './types';

/** What a buyer asks of a laboratory; everything is empty or null when the service has none of it. */
export interface SolutionFacts {
  question: string;
  devices: { version: VersionLink; quantity: number; records: string; keyValue: string }[];
  /** room and network */
  roomFacts: NamedValue[];
  /** the first month */
  weeks: { week: string; work: string; result: string }[];
  /** what it cannot do, one sentence each */
  limits: string[];
  price: Price | null;
  leadTime: string;
}

/** @param alias alias of the solution, not its id */
export async function getSolutionFacts(alias: string): Promise<SolutionFacts> {
  'use cache';
  cacheItem('solution', alias);
  const raw = await readExtension('solution', SolutionFactsDocument, { alias });
  return {
    question: asText(raw?.question),
    devices: presentOnly(raw?.devices?.contentItems).flatMap((device) => {
      const version = toVersionLink(device.product);
      const quantity = asNumber(device.quantity) ?? 1;
      return version ? [{ version, quantity, records: asText(device.records), keyValue: asText(device.keyValue) }] : [];
    }),
    roomFacts: toNamedValues(raw?.roomFacts),
    weeks: presentOnly(raw?.weeks)
      .map(({ week, work, result }) => ({ week: asText(week), work: asText(work), result: asText(result) }))
      .filter(({ week, work }) => week && work),
    limits: toTexts(raw?.limits),
    price: toPrice(raw?.price),
    leadTime: asText(raw?.leadTime),
  };
}
