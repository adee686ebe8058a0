import 'server-only';
import type { ListedItem, ListFault, ListedType } from '../enquiries/enquiry-list';
import { paths } from '../paths';
import { formatDate } from '../text';
import { getCards } from './links';
import { getProduct, getProductAddresses } from './product';
import { getProductFacts } from './product-facts';
import { getSolutionFacts } from './solution-facts';
import { getTraining } from './training';
import type { Picture, Price } from './types';

/** What a list says of what is asked for. */
export interface ListedWords {
  type: ListedType;
  alias: string;
  title: string;
  /** what it is: the module of a version */
  kind: string;
  href: string;
  /** a band, or the fee of a training; empty where none is known */
  price: string;
  /** of the band */
  priceDate: string;
  leadTime: string;
}

export interface ListedDetails extends ListedWords {
  image: Picture | null;
}

/**
 * Everything on a list that there is, in its order, and what there is not. Nothing is read or kept for a combination:
 * each is looked up among those there are, and read by itself.
 */
export async function readListedItems(
  items: readonly ListedItem[],
): Promise<{ details: (ListedDetails & { amount: number })[]; gone: ListFault[] }> {
  const read = await Promise.all(items.map(async (item) => ({ item, found: await READERS[item.type](item.alias) })));
  return {
    details: read.flatMap(({ item: { type, alias, amount }, found }) =>
      found ? [{ type, alias, amount, ...found }] : [],
    ),
    gone: read.filter(({ found }) => !found).map(({ item }) => ({ what: item.alias, why: 'unknown' as const })),
  };
}

type Found = Omit<ListedDetails, 'type' | 'alias'> | null;

const READERS: Record<ListedType, (alias: string) => Promise<Found>> = {
  async product(name) {
    const address = (await getProductAddresses()).find(({ alias }) => alias === name);
    const [product, facts] = address ? await Promise.all([getProduct(address.id), getProductFacts(address.id)]) : [];
    if (!product?.module || !facts) return null;
    const { price, leadTime } = facts;
    const href = paths.product(product.module.alias, product.alias);
    return { title: product.title, kind: product.module.title, href, image: product.image, ...priced(price), leadTime };
  },
  async solution(name) {
    const card = (await getCards('solution')).find(({ alias }) => alias === name);
    if (!card) return null;
    const { title, alias, image } = card;
    const { price, leadTime } = await getSolutionFacts(alias);
    return { title, kind: '解决方案', href: paths.solution(alias), image, ...priced(price), leadTime };
  },
  async training(name) {
    const card = (await getCards('training')).find(({ alias }) => alias === name);
    const course = card && (await getTraining(card.alias));
    if (!course) return null;
    const kind = ['培训', formatDate(course.startTime ?? '')].filter(Boolean).join('，');
    return {
      title: course.title,
      kind,
      href: paths.training(course.alias),
      image: card.image,
      price: course.fee,
      priceDate: '',
      leadTime: '',
    };
  },
};

const priced = (price: Price | null) => ({ price: price?.band ?? '', priceDate: price?.date ?? '' });
