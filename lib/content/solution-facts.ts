import 'server-only';
import { SolutionFactsDocument, SolutionSummaryDocument, type SolutionFactsQuery } from '@/graphql/generated/graphql';
import { paths } from '../paths';
import { cacheFields, cacheItem } from './reading/cache';
import { presentOnly } from './reading/client';
import { toNamedValues, toPrice, toTexts, toVersionLink } from './reading/facts';
import { readExtension } from './reading/items';
import { picture } from './reading/pictures';
import { asNumber, asText, plain } from './reading/shapes';
import type { NamedValue, Picture, Price } from './types';

/** A device of a solution as its list shows it. */
interface SolutionDevice {
  /** what it is: its module's name */
  kind: string;
  title: string;
  href: string;
  image: Picture | null;
  quantity: number;
  records: string;
  keyValue: string;
  /** reference price of one, empty where none is known */
  priceBand: string;
}

/** What a buyer asks of a laboratory; everything is empty or null when the service has none of it. */
export interface SolutionFacts {
  question: string;
  devices: SolutionDevice[];
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
  const raw = await readExtension(SolutionFactsDocument, { alias });
  return {
    question: asText(raw?.question),
    devices: presentOnly(raw?.devices?.contentItems).flatMap(toDevice),
    roomFacts: toNamedValues(raw?.roomFacts),
    weeks: presentOnly(raw?.weeks)
      .map(({ week, work, result }) => ({ week: asText(week), work: asText(work), result: asText(result) }))
      .filter(({ week, work }) => week && work),
    limits: toTexts(raw?.limits),
    price: toPrice(raw?.price),
    leadTime: asText(raw?.leadTime),
  };
}

type RawDevice = NonNullable<
  NonNullable<NonNullable<NonNullable<SolutionFactsQuery['solution']>[number]>['devices']>['contentItems']
>[number];

function toDevice(device: NonNullable<RawDevice>): SolutionDevice[] {
  const version = toVersionLink(device.product);
  const product = presentOnly(device.product?.contentItems)[0];
  const module = presentOnly(product?.module?.contentItems)[0];
  if (!version) return [];
  cacheFields('product', plain(product?.contentItemId) || version.alias, 'image', 'price');
  cacheItem('module', version.moduleAlias, 'name');
  return [
    {
      kind: asText(module?.displayText),
      title: version.title,
      href: paths.product(version.moduleAlias, version.alias),
      image: picture(product?.image, ''),
      quantity: asNumber(device.quantity) ?? 1,
      records: asText(device.records),
      keyValue: asText(device.keyValue),
      priceBand: toPrice(product?.price)?.band ?? '',
    },
  ];
}

/** What is said of a solution among others. */
export interface SolutionSummary {
  question: string;
  roomFacts: NamedValue[];
  /** how many devices it takes */
  deviceCount: number;
  leadTime: string;
}

/** @param alias alias of the solution, not its id */
export async function getSolutionSummary(alias: string): Promise<SolutionSummary> {
  'use cache';
  cacheFields('solution', alias, 'devices', 'leadTime', 'question', 'roomFacts');
  const raw = await readExtension(SolutionSummaryDocument, { alias });
  const quantities = presentOnly(raw?.devices?.contentItems).map(({ quantity }) => asNumber(quantity) ?? 1);
  return {
    question: asText(raw?.question),
    roomFacts: toNamedValues(raw?.roomFacts),
    deviceCount: quantities.reduce((sum, quantity) => sum + quantity, 0),
    leadTime: asText(raw?.leadTime),
  };
}
