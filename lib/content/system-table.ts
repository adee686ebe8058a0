import 'server-only';
import { valueIn } from './compared-rows';
import { getFactsOfProducts } from './product-facts';
import type { DataTable } from './types';
import { getVersionGroups } from './version-groups';

/** The rows of a data sheet that say what a version runs on. */
const SYSTEM = '操作系统';
const COMPUTER = '电脑配置';

/** Which system and which computer every version needs, as its data sheet says. Null where no sheet says any. */
export async function getSystemTable(): Promise<DataTable | null> {
  const versions = (await getVersionGroups()).flatMap((group) => group.versions);
  const facts = await getFactsOfProducts(versions.map(({ id }) => id));
  const rows = versions
    .map(({ id, title }) => [title, ...[SYSTEM, COMPUTER].map((name) => valueIn(facts[id]?.parameters, name))])
    .filter(([, ...values]) => values.some(Boolean));
  return rows.length > 0 ? { head: ['型号', SYSTEM, COMPUTER], rows } : null;
}
