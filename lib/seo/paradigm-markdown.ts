import 'server-only';
import { getParadigm } from '../content/paradigm';
import { ASSUMED, participantsTable, RECKONED } from '../content/participants';
import { paths } from '../paths';
import { withUnit } from '../text';
import type { MarkdownPage } from './any-markdown';
import { paradigmPage } from './item-pages';
import { markdownTable } from './markdown';
import { addressOf } from './metadata';

/** A task with how many participants it takes, which no field says. */
export async function paradigmMarkdown(id: string): Promise<MarkdownPage | null> {
  const item = await getParadigm(id);
  if (!item) return null;
  const participants = participantsTable(item.effects);
  return {
    page: paradigmPage(item),
    facts: [
      ['问题', item.question],
      ...item.facts.map(({ name, value, unit }): [string, string] => [name, withUnit(value, unit)]),
    ],
    parts: [
      [
        '一个试次',
        lines(
          item.timings.map(({ name, duration, shows }) =>
            [`${name}，${duration ?? '–'} ms`, shows].filter(Boolean).join('：'),
          ),
        ),
      ],
      ['设计', item.description],
      ['设备', lines(item.devices.flatMap(deviceLine))],
      ['数据长什么样（模拟）', item.simulation],
      ['分析步骤', item.analysis],
      ['要多少人', participants ? [ASSUMED, markdownTable(participants), RECKONED].join('\n\n') : ''],
      ['局限', lines(item.limits)],
      ['用到它的案例', lines(item.cases.map(({ title, alias }) => link(title, paths.case(alias))))],
      ['用到的模块', lines(item.modules.map(({ title, alias }) => link(title, paths.module(alias))))],
    ],
  };
}

type Device = NonNullable<Awaited<ReturnType<typeof getParadigm>>>['devices'][number];

function deviceLine({ product, records, setting }: Device): string[] {
  if (!product) return [];
  return [`${link(product.title, paths.product(product.parentAlias, product.alias))}：${records}；${setting}`];
}

const link = (title: string, path: string) => `[${title}](${addressOf(path)})`;
const lines = (texts: readonly string[]) => texts.map((text) => `- ${text}`).join('\n');
