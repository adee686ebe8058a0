import 'server-only';
import { getAlone } from '../content/item';
import { getListed } from '../content/listing';
import type { DataTable } from '../content/types';

/** The row of a data sheet that says in which formats a version's data come. */
const FORMATS = '导出格式';
const NAMED = /[A-Z][A-Za-z0-9]*\d?\+?/g;

/**
 * Which version gives which format: versions of a module that give the same are one row. Null where no sheet says any.
 */
export async function getFormatTable(): Promise<DataTable | null> {
  const [sheets, rows] = await Promise.all([getListed('data-sheet'), getAlone('data-sheet', ['rows'])]);
  const given = [...sheets].reverse().map(({ id, alias, parentTitle, title }) => {
    const value = rows[id]?.rows.find(({ name }) => name === FORMATS)?.value ?? '';
    return { module: parentTitle, alias, model: title.replace(/数据表$/, ''), formats: value.match(NAMED) ?? [] };
  });
  if (given.every(({ formats }) => formats.length === 0)) return null;
  const same = new Map<string, { module: string; models: string[]; formats: string[] }>();
  for (const { module, model, formats: own } of given) {
    const key = `${module} ${own.join()}`;
    const row = same.get(key) ?? { module, models: [], formats: own };
    row.models.push(model);
    same.set(key, row);
  }
  const byModule = [...same.values()].sort((a, b) => a.module.localeCompare(b.module, 'zh-CN'));
  return {
    head: ['模块', '型号', '格式'],
    rows: byModule.map(({ module, models, formats }) => [module, models.sort(byNumber).join('、'), formats.join('、')]),
  };
}

/** HZ-M8 before HZ-M16 */
const byNumber = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });
