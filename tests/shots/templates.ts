import { PAGES } from '../bench/pages';

/** Further screens than those that are measured: scoped lists, single publications, what is found when something is not. */
const OTHERS = [
  '/application-fields/driving/cases/driving',
  '/application-fields/driving/labs/driving',
  '/products/features/synchronize-cloud',
  '/ecosystem/publications/hud-height',
  '/privacy/withdraw',
  '/search/results?text=眼动',
  '/login',
  '/unavailable',
  '/offline.html',
  '/ecosystem/cases/no-such-case',
];

const NAMES: Record<string, string> = { '/': 'home', '/ecosystem/cases/no-such-case': 'not-found' };

/** Every template once, by the name that its pictures carry. */
export const TEMPLATES = [...PAGES, ...OTHERS].map((path) => ({
  path,
  name: NAMES[path] ?? path.slice(1).split('?')[0].replaceAll('/', '-').replace('.html', ''),
}));
