import 'server-only';
import { getDomainModuleAliases } from '../content/domain';
import { getAlone } from '../content/item';
import { getNumbers } from '../content/key-number';
import type { NamedValue } from '../content/types';
import { withUnit } from '../text';

/** Facts that say how often a module looks. */
const RATES = ['采样率', '帧率'];

/** By contentItemId, what a menu says beside a name: modules by domain, rates of modules, weeks of solutions, numbers of features. */
export async function getMenuNotes(): Promise<Record<string, string>> {
  const [domains, modules, solutions, features] = await Promise.all([
    getDomainModuleAliases(),
    getAlone('module', ['facts']),
    getAlone('solution', ['leadTime']),
    getNumbers('feature'),
  ]);
  const notes = [
    ...Object.entries(domains).map(([id, { length }]) => [id, length > 0 ? `${length}类模块` : ''] as const),
    ...Object.entries(modules).map(([id, { facts }]) => [id, ofModule(facts)] as const),
    ...Object.entries(solutions).map(([id, { leadTime }]) => [id, leadTime.split('，')[0]] as const),
    ...Object.entries(features).map(([id, number]) => [id, told(number)] as const),
  ];
  return Object.fromEntries(notes.filter(([, note]) => note !== ''));
}

/** Its rate; of what has none, the first of its facts by name. */
function ofModule(facts: NamedValue[]): string {
  const rate = facts.find(({ name }) => RATES.includes(name));
  if (rate) return told(rate);
  const [first] = facts;
  return first ? `${first.name}${told(first)}` : '';
}

/** A value with its unit; Chinese units stand at it: `0.4 ms`, `17个`. */
const told = ({ value, unit = '' }: Pick<NamedValue, 'value' | 'unit'>) =>
  /^\p{Script=Han}/u.test(unit) ? value + unit : withUnit(value, unit);
