import 'server-only';
import { getItem } from './item';

/** One category by its alias (`technical-document`, `case` …), with its pictures; its name alone is a link (`getLinks`). */
export const getEcosystemCategory = (alias: string) => getItem('ecosystem-category', alias);
