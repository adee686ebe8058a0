import 'server-only';
import { getAlone } from '../content/item';
import { getListed } from '../content/listing';
import type { DataTable } from '../content/types';
import { byNumber } from '../text';

/** The row of a data sheet that says in which formats a version's data come. */
const FORMATS = '导出格式';
const NONE = '—';
const NAMED = /[A-Z][A-Za-z0-9]*\d?\+?/g;

export interface FormatTable {
  /** what every version gives */
  common: string[];
  /** what some give besides, a row for the versions of a module that give the same */
  table: DataTable;
}

/** Which version gives which format. Null where no sheet says any. */
export async function getFormatTable(): Promise<FormatTable | null> {
  const [sheets, rows] = await Promise.all([getListed('data-sheet'), getAlone('data-sheet', ['rows'])]);
  const given = [...sheets].reverse().map(({ id, parentTitle, title }) => {
    const value = rows[id]?.rows.find(({ name }) => name === FORMATS)?.value ?? '';
    return { module: parentTitle, model: title.replace(/数据表$/, ''), formats: [...(value.match(NAMED) ?? [])] };
  });
  const said = given.filter(({ formats }) => formats.length > 0);
  if (said.length === 0) return null;
  const common = said[0].formats.filter((format) => said.every(({ formats }) => formats.includes(format)));
  const same = new Map<string, { module: string; models: string[]; more: string }>();
  for (const { module, model, formats } of said) {
    const more = formats.filter((format) => !common.includes(format)).join('、') || NONE;
    const key = `${module} ${more}`;
    const row = same.get(key) ?? { module, models: [], more };
    row.models.push(model);
    same.set(key, row);
  }
  const byModule = [...same.values()].sort((a, b) => a.module.localeCompare(b.module, 'zh-CN'));
  return {
    common,
    table: {
      head: ['模块', '型号', '另有'],
      rows: byModule.map(({ module, models, more }) => [module, models.sort(byNumber).join('、'), more]),
    },
  };
}
