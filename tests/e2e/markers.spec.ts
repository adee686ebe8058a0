import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { TypeKey } from '@/lib/content-service/content-types';
import { deriveId } from '@/lib/content-service/folder';
import { writeMarkerFolder } from '../support/content-folders';
import { ADDRESSES } from '../support/instances';

/** The pages on which an item of each type shows its fields. */
const PAGES: Partial<Record<TypeKey, string[]>> = {
  domain: ['/application-fields/only', '/application-fields'],
  module: ['/products/modules/only', '/', '/en/products/modules/only'],
  product: ['/products/modules/only/only', '/planner?versions=only', '/en/products/modules/only/only'],
  solution: ['/solutions/only', '/solutions', '/', '/en/solutions/only'],
  feature: ['/products/features/only', '/products/features'],
  'ecosystem-category': ['/ecosystem', '/ecosystem/other-things'],
  case: ['/ecosystem/cases/only'],
  lab: ['/ecosystem/labs/only'],
  'tech-document': ['/ecosystem/tech-documents/only'],
  publication: ['/ecosystem/publications/only'],
  training: ['/ecosystem/trainings/only'],
  'technical-service': ['/ecosystem/custom-developments'],
  'development-type': ['/ecosystem/custom-developments'],
  about: ['/about-us'],
  'white-paper': [`/whitepaper/${deriveId('white-paper', 'only')}`, '/whitepaper'],
  'own-lab': ['/ecosystem/custom-developments'],
  customer: ['/'],
  purchase: ['/purchase', '/products/modules/only/only'],
  it: ['/it', '/planner'],
  faq: ['/faq'],
  'data-sheet': ['/products/modules/only/only/data-sheet'],
  integration: ['/integration/only', '/integration'],
  'sample-data': ['/sample-data'],
  paradigm: ['/paradigms/only', '/paradigms'],
};

/** Fields of the contract that no page shows as text, each with its reason. */
const NOT_SHOWN: Record<string, string> = {
  'course-theme.displayText': '主题是培训列表的筛选项，随筛选一起出现',
  'solution.subTitle': '方案的问题说的是同一句；服务没有问题时才显示它',
  'solution.shortName': '短名用在首页的标签里，随标签一起出现',
  'customer.image': '标志旁边就是客户的名字，它自己不必再说',
  'case.linkUrl': '地址不显示；地址上的内容代替描述',
  'case.leadChart': '图的路径；显示的是由它画出来的图',
  'lab.linkUrl': '同上',
  'tech-document.linkUrl': '同上',
  'training.linkUrl': '同上',
  'product.setup.together': '型号的别名，只用来查能不能同戴',
  'module.english.question': '方案才有',
  'module.english.fit': '型号才有',
  'module.english.unfit': '型号与方案才有',
  'module.english.month': '方案才有',
  'product.english.question': '方案才有',
  'product.english.month': '方案才有',
  'solution.english.fit': '型号才有',
  'faq.groups.questions.link': '地址不显示；它的文字是链接',
  'faq.groups.questions.linkText': '随链接一起出现，链接要是本站的路径',
  'integration.example': '文件的路径；显示的是文件里的示例',
  'integration.language': '随示例一起出现',
  'paradigm.demo': '演示的名字，不显示',
  'paradigm.effects.name': '随人数的表出现，设计要是认得的',
  'paradigm.effects.design': '同上',
  'paradigm.effects.basis': '同上',
  'sample-data.recording': '文件的路径；显示的是由它画出来的图',
  'sample-data.lanes.channel': '文件里的通道名，不显示',
  'sample-data.lanes.signal': '颜色的名字，不显示',
  'sample-data.events.name': '标在图上，随图一起出现',
};

/**
 * Fields that pages can read (`lib/content/*`) and no page has a place for yet,
 * by the beginning of their name: a page that shows one takes it off this list.
 */
/** Whole groups: a plan is drawn, and what is made up fits into no room. */
const WITHOUT_A_PLACE: string[] = ['solution.plan', 'lab.plan'];

/** Icons are silent signs beside a name: their alternative texts are not shown. */
const isIcon = (place: string) => /\.icon$/.test(place);

test('契约里的每个字段都出现在它的页面上，或写明为什么不出现', async () => {
  const markers = writeMarkerFolder(mkdtempSync(path.join(os.tmpdir(), 'markers-')));
  const html = new Map<string, string>();
  for (const address of new Set(Object.values(PAGES).flat())) {
    const response = await fetch(ADDRESSES.markers + address);
    expect(response.status, address).toBe(200);
    // headings may break at marked places, which are no text
    html.set(address, (await response.text()).replace(/<wbr\/?>|<!-- -->|\u200b/g, ''));
  }
  const shown = ([place, marker]: [string, string]) =>
    (PAGES[place.split('.')[0] as TypeKey] ?? []).some((address) => html.get(address)?.includes(marker));
  const waits = (place: string) => WITHOUT_A_PLACE.find((name) => place.startsWith(name));
  const missing = Object.entries(markers).filter(
    (entry) => !(entry[0] in NOT_SHOWN) && !isIcon(entry[0]) && !waits(entry[0]) && !shown(entry),
  );
  expect(missing.map(([place]) => place)).toEqual([]);
  expect(WITHOUT_A_PLACE.filter((name) => !Object.keys(markers).some((place) => place.startsWith(name)))).toEqual([]);
  expect(Object.keys(NOT_SHOWN).filter((place) => !(place in markers))).toEqual([]);
});
