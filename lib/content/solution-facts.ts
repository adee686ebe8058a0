import 'server-only';
import { SolutionFactsDocument, SolutionSummaryDocument, type SolutionFactsQuery } from '@/graphql/generated/graphql';
import { paths } from '../paths';
import { cacheFields, cacheItem } from './reading/cache';
import { presentOnly } from './reading/client';
import { readExtension } from './reading/items';
import { toItemLinks } from './reading/lists';
import { picture } from './reading/pictures';
import { asNumber, asText } from './reading/shapes';
import { partOf, type View } from './reading/view';
import type { Picture } from './types';

/** A device of a solution as its list shows it. */
interface SolutionDevice {
  /** what it is: its module's name */
  kind: string;
  alias: string;
  title: string;
  href: string;
  image: Picture | null;
  quantity: number;
  records: string;
  keyValue: string;
  /** reference price of one, empty where none is known */
  priceBand: string;
}

/** Room and network, its plan, the first month, and what it cannot do, one sentence each. */
const SHOWN = ['question', 'roomFacts', 'plan', 'weeks', 'limits', 'price', 'leadTime'] as const;

/** What a buyer asks of a laboratory; everything is empty or null when the service has none of it. */
export interface SolutionFacts extends Pick<View<'solution'>, (typeof SHOWN)[number]> {
  devices: SolutionDevice[];
}

/** @param alias alias of the solution, not its id */
export async function getSolutionFacts(alias: string): Promise<SolutionFacts> {
  'use cache';
  cacheItem('solution', alias);
  const raw = await readExtension(SolutionFactsDocument, { alias });
  return {
    ...(await partOf('solution', { ...raw }, SHOWN)),
    devices: presentOnly(await Promise.all(presentOnly(raw?.devices?.contentItems).map(toDevice))),
  };
}

type RawDevice = NonNullable<
  NonNullable<NonNullable<NonNullable<SolutionFactsQuery['solution']>[number]>['devices']>['contentItems']
>[number];

async function toDevice(device: NonNullable<RawDevice>): Promise<SolutionDevice | null> {
  const [product] = presentOnly(device.product?.contentItems);
  const [version] = toItemLinks('product', [product]);
  const module = presentOnly(product?.module?.contentItems)[0];
  if (!product || !version?.parentAlias) return null;
  const { price } = await partOf('product', product, ['price']);
  cacheFields('product', version.id || version.alias, 'image', 'price');
  cacheItem('module', version.parentAlias, 'name');
  return {
    kind: asText(module?.displayText),
    alias: version.alias,
    title: version.title,
    href: paths.product(version.parentAlias, version.alias),
    image: picture(product.image, ''),
    quantity: asNumber(device.quantity) ?? 1,
    records: asText(device.records),
    keyValue: asText(device.keyValue),
    priceBand: price?.band ?? '',
  };
}

const SUMMED_UP = ['question', 'roomFacts', 'leadTime'] as const;

/** What is said of a solution among others. */
export interface SolutionSummary extends Pick<View<'solution'>, (typeof SUMMED_UP)[number]> {
  /** how many devices it takes */
  deviceCount: number;
}

/** @param alias alias of the solution, not its id */
export async function getSolutionSummary(alias: string): Promise<SolutionSummary> {
  'use cache';
  cacheFields('solution', alias, 'devices', 'leadTime', 'question', 'roomFacts');
  const raw = await readExtension(SolutionSummaryDocument, { alias });
  const quantities = presentOnly(raw?.devices?.contentItems).map(({ quantity }) => asNumber(quantity) ?? 1);
  return {
    ...(await partOf('solution', { ...raw }, SUMMED_UP)),
    deviceCount: quantities.reduce((sum, quantity) => sum + quantity, 0),
  };
}

const IN_EXAMPLE = ['plan', 'price'] as const;

/** What the planner shows of a solution as an example: nothing of its devices but how many kinds there are. */
export interface SolutionExample extends Pick<View<'solution'>, (typeof IN_EXAMPLE)[number]> {
  deviceKinds: number;
}

/** @param alias alias of the solution, not its id */
export async function getSolutionExample(alias: string): Promise<SolutionExample> {
  'use cache';
  cacheItem('solution', alias);
  const raw = await readExtension(SolutionFactsDocument, { alias });
  const devices = presentOnly(raw?.devices?.contentItems);
  return { ...(await partOf('solution', { ...raw }, IN_EXAMPLE)), deviceKinds: devices.length };
}
