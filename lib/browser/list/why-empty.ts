import type { Choice } from './address';
import type { ListFilter } from '../../list-filter';

/** Which filters leave nothing over: one that is empty by itself, or several that nothing answers to at once. */
export function whyEmpty(filters: readonly ListFilter[], choice: Choice): string | undefined {
  const names = filters.flatMap(({ name, options, fixed }) => {
    const alias = fixed ?? choice[name];
    return alias === undefined ? [] : [`“${options.find((one) => one.alias === alias)?.label ?? alias}”`];
  });
  if (names.length === 0) return undefined;
  if (names.length === 1) return `${names[0]}下还没有内容，换一项再看。`;
  return `没有哪一项同时属于${names.slice(0, -1).join('')}和${names.at(-1)}，去掉一项再看。`;
}
