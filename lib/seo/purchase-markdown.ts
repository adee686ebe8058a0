import 'server-only';
import { getItem } from '../content/item';
import { getConfigurations } from '../content/configurations';
import { COST_PARTS, fiveYearCosts } from '../content/five-years';
import { inWan } from '../price-band';
import { guidePage } from './item-pages';
import { anyMarkdown, type MarkdownPage } from './any-markdown';
import { markdownTable } from './markdown';
import { addressOf } from './metadata';

/** What a purchase costs, with the prices that are reckoned from other items. */
export async function purchaseMarkdown(id: string): Promise<MarkdownPage | null> {
  const [page, item] = await Promise.all([anyMarkdown('purchase', id), getItem('purchase', id)]);
  if (!page || !item) return null;
  const configurations = await getConfigurations();
  const costs = fiveYearCosts(item, configurations);
  const own = ([name]: readonly [string, ...unknown[]]) => !['五年费用的算法', '耗材、备件与校准'].includes(name);
  return {
    ...page,
    page: guidePage('purchase', item),
    facts: page.facts?.filter(own),
    parts: [
      ['价格与配置', configurations.flatMap(priceLine).join('\n')],
      ...page.parts.filter(own),
      [
        '五年费用，万元，含税',
        table(
          ['方案', ...COST_PARTS.map(({ label }) => label), '五年合计'],
          costs.map(({ title, parts, total }) => [
            title,
            ...COST_PARTS.map(({ key }) => inWan(parts[key])),
            inWan(total),
          ]),
        ),
      ],
      [
        '耗材、备件与校准',
        table(
          ['型号', '每名被试的耗材', '耗材费（元）', '校准', '校准费（元/年）', '常用备件'],
          item.upkeep.map(({ model, consumables, perParticipant, calibration, calibrationFee, spares }) =>
            [model, consumables, perParticipant, calibration, calibrationFee, spares].map((cell) => String(cell ?? '')),
          ),
        ),
      ],
    ],
  };
}

type Configurations = Awaited<ReturnType<typeof getConfigurations>>;

function priceLine({ title, href, price, leadTime }: Configurations[number]): string[] {
  if (!price) return [];
  const { band, date, excludes, factors } = price;
  const said = [
    `参考价${band}（${date}）`,
    excludes,
    factors && `影响价格的因素：${factors}`,
    leadTime && `交货期${leadTime}`,
  ];
  return [`- [${title}](${addressOf(href)})：${said.filter(Boolean).join('；').replaceAll('。；', '；')}`];
}

function table(head: string[], rows: string[][]): string {
  if (rows.length === 0) return '';
  return markdownTable({ head, rows });
}
