import type { Comparison } from '../content/comparison';
import { paths } from '../paths';
import { fixedPages } from './fixed-pages';
import type { Finding, PageFacts } from './page-facts';

/** Names of two versions that stand beside each other on a card; longer ones are counted. */
const LONGEST_PAIR = 24;

/** What a comparison says of itself, by what differs first; in no index, because there is no end of them. */
export function comparisonPage({
  versions,
  different,
  same,
}: Pick<Comparison, 'versions' | 'different' | 'same'>): PageFacts {
  const { compare } = fixedPages;
  if (versions.length === 0) return { ...compare, noindex: true };
  const titles = versions.map(({ product }) => product.title);
  const names = titles.join('、');
  const counted = `${different.length}项不同，${same.length}项相同`;
  const first = different.slice(0, 3).map(({ name, values }) => `${name} ${values.join('、')}`);
  return {
    title: `${names}对比`,
    path: paths.compare(versions.map(({ product }) => product.alias)),
    crumbs: [...compare.crumbs, { href: compare.path, label: compare.title }],
    picture: versions[0]?.product.image ?? versions[0]?.product.gallery[0],
    description: `${names}并排看，${counted}。${first.join('；')}${first.length > 0 ? '。' : ''}附适合谁、不适合谁、参考价与交货期。`,
    finding: cardOf(titles, counted, first[0] ?? ''),
    noindex: true,
  };
}

function cardOf(titles: string[], counted: string, answer: string): Finding {
  const { kicker } = fixedPages.compare.finding;
  const pair = titles.join(' / ');
  return titles.length <= 2 && pair.length <= LONGEST_PAIR
    ? { kicker, value: pair, unit: '', label: counted, answer, chart: null }
    : { kicker, value: `${titles.length}`, unit: '个型号', label: titles.join('、'), answer: counted, chart: null };
}
