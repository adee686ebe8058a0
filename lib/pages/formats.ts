import 'server-only';
import { getAlone } from '../content/item';
import { getListed } from '../content/listing';
import { byNumber } from '../text';

/** The row of a data sheet that says in which formats a version's data come. */
const FORMATS = '导出格式';
const NAMED = /[A-Z][A-Za-z0-9]*\d?\+?/g;

export interface Formats {
  /** what every version gives */
  common: string[];
  /** how many versions there are */
  count: number;
  /** what some give besides: of which modules which versions */
  more: { format: string; modules: { module: string; models: string[] }[] }[];
}

/** Which format comes from which version. Null where no sheet says any. */
export async function getFormats(): Promise<Formats | null> {
  const [sheets, rows] = await Promise.all([getListed('data-sheet'), getAlone('data-sheet', ['rows'])]);
  const given = [...sheets].reverse().map(({ id, parentTitle, title }) => {
    const value = rows[id]?.rows.find(({ name }) => name === FORMATS)?.value ?? '';
    return { module: parentTitle, model: title.replace(/数据表$/, ''), formats: [...(value.match(NAMED) ?? [])] };
  });
  const said = given.filter(({ formats }) => formats.length > 0);
  if (said.length === 0) return null;
  const common = said[0].formats.filter((format) => said.every(({ formats }) => formats.includes(format)));
  const others = new Set(said.flatMap(({ formats }) => formats).filter((format) => !common.includes(format)));
  const more = [...others].map((format) => {
    const modules = new Map<string, string[]>();
    for (const { module, model, formats } of said)
      if (formats.includes(format)) modules.set(module, [...(modules.get(module) ?? []), model]);
    return { format, modules: [...modules].map(([module, models]) => ({ module, models: models.sort(byNumber) })) };
  });
  const countOf = ({ modules }: (typeof more)[number]) => modules.reduce((sum, { models }) => sum + models.length, 0);
  return { common, count: said.length, more: more.sort((a, b) => countOf(b) - countOf(a)) };
}
