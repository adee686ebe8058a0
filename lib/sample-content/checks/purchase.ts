import type { ContentFolder } from '../../content-service/folder';
import { detailPage } from '../../routes';
import { fixedPages } from '../../seo/fixed-pages';
import { guaranteedNumbers, keysOf } from './tenders';
import type { Facts, PurchaseFacts } from './world';

interface Upkeep {
  model: string;
  spares?: string;
  perParticipant?: number;
  calibrationFee?: number;
}

interface Question {
  question: string;
  answer: string;
  link?: string;
}

/** What the three pages for buyers say is what the facts have settled; every link leads somewhere. @returns one line per breach */
export function checkPurchase(folder: ContentFolder, { purchase, world }: Facts): string[] {
  return [
    ...checkAcceptance(folder, world),
    ...checkTerms(folder, purchase),
    ...checkUpkeep(folder, purchase, world),
    ...checkFaq(folder, purchase),
  ];
}

const thousands = (value: number) => value.toLocaleString('en-US');

/** The sentences in which the settled numbers stand. */
function checkTerms(folder: ContentFolder, facts: PurchaseFacts): string[] {
  const {
    tax,
    imports,
    payment,
    delivery,
    late,
    warranty,
    service,
    licence,
    local,
    trial,
    backup,
    installation,
    extras,
    participants,
  } = facts;
  const said: Record<string, string[]> = {
    'purchase/purchase': [
      `${tax.vat}%增值税`,
      `${tax.quoteDays}天内有效`,
      payment.join(' : '),
      ...payment.map((share) => `"value":"付${share}%，`),
      delivery.from,
      `${delivery.waiting}个型号，型号核准、UN 38.3与电池CCC写着“未取证（送检前）”，预计${delivery.certificates}齐备`,
      `减合同价的${late.weekly}%，至多${late.most}%；晚满${late.cancelWeeks}周可以解除合同`,
      `购置价的${warranty.yearly}%`,
      `检测报告涉及${delivery.reported}个型号`,
      `也预计${delivery.reports}齐备`,
      `${service.answerHours} h内有工程师回话`,
      `${service.onSiteDays}个工作日内到场；过了质保期每人每天${thousands(service.visitFee)}元`,
      `${service.repairDays}个工作日内寄回`,
      `备件供${service.spareYears}年，固件修${service.firmwareYears}年`,
      imports,
      local.server,
      `方案含${licence.seats}席一年，单买一台含${licence.single}席一年`,
      `以后每席每年${thousands(licence.seatFee)}元`,
      `含${licence.storage} TB一年，单买一台含${licence.singleStorage} GB一年；以后每TB每年${thousands(licence.storageFee)}元`,
      `只读${licence.readOnlyMonths}个月`,
      `清除前${licence.noticeDays}天`,
      `授权${local.licence}万元，第二年起维护费每年${local.yearly}万元`,
      `借${trial.days}天`,
      `到货${trial.returnDays}天内没有拆封`,
      `${trial.fixDays}天内修好、换货或退款`,
      `蓝牙网关每台${thousands(extras.gateway)}元，手机支架一套${thousands(extras.phoneStand)}元`,
      `接入点约${thousands(extras.accessPoint)}元；${extras.estimated}估价`,
      `过${installation.heavy} kg的由楼下搬进房间`,
      `采集电脑（8核、32 GB）约${thousands(extras.capture)}元，渲染电脑（12 GB显存）约${thousands(extras.rendering)}元`,
    ],
    'it/it': [
      local.server,
      `每${backup.everyHours} h一次增量`,
      `保留${backup.keptDays}天`,
      `备份在${backup.keptDays}天内`,
      `${backup.restoreHours}个工作小时`,
    ],
    'faq/faq': [
      delivery.from,
      `${delivery.waiting}个型号，证书预计${delivery.certificates}齐备`,
      imports,
      local.server,
      `方案含${licence.seats}席一年，单买一台含${licence.single}席一年`,
      `签约付${payment[0]}%，验收付${payment[1]}%，质保期满付${payment[2]}%`,
      `每席每年${thousands(licence.seatFee)}元`,
      `购置价的${warranty.yearly}%`,
      `工作日${service.answerHours} h内答复`,
      `只读${licence.readOnlyMonths}个月`,
      `借${trial.days}天`,
    ],
  };
  const rates = folder.find('purchase', 'purchase')?.data.rates as Record<string, number> | undefined;
  const expected = {
    seats: licence.seats,
    seatFee: licence.seatFee,
    storage: licence.storage,
    storageFee: licence.storageFee,
    warrantyShare: warranty.yearly,
    participants,
  };
  return [
    ...Object.entries(said).flatMap(([name, words]) => {
      const [type, alias] = name.split('/') as ['faq', string];
      const text = JSON.stringify(folder.find(type, alias)?.data ?? '');
      return words.filter((word) => !text.includes(word)).map((word) => `${name}.yaml 事实表里是“${word}”`);
    }),
    ...Object.entries(expected)
      .filter(([rate, value]) => rates?.[rate] !== value)
      .map(([rate, value]) => `purchase/purchase.yaml rates.${rate} 事实表里是 ${value}`),
  ];
}

/** Behind a model in the table of acceptance stands a value of its own parameters. */
const LIMIT = /(HZ-\w+(?: Pro)?) (\d[\d.]*)/g;

/** A row of the table of acceptance that holds for whatever has the quantity. */
const EVERY_MODEL = /^\| (?:各型号|有触发口或能看见闪光的) \|/;

function checkAcceptance(folder: ContentFolder, { modules }: Facts['world']): string[] {
  const terms = (folder.find('purchase', 'purchase')?.data.terms ?? []) as { alias: string; details?: string }[];
  const table = terms.find(({ alias }) => alias === 'acceptance')?.details ?? '';
  const versions = modules.flatMap((module) => module.versions);
  const rows = table.split('\n').filter((row) => row.startsWith('|'));
  const unmeasured = versions.flatMap(({ alias, model }) => {
    const own = rows.filter((row) => EVERY_MODEL.test(row) || namesModel(row, model));
    return keysOf((folder.find('product', alias)?.data.tender ?? []) as string[])
      .filter((key) => !own.some((row) => row.includes(key)))
      .map((key) => `purchase/purchase.yaml terms 验收的表里没有${model}“★${key}”的量法`);
  });
  const unaccepted = versions.flatMap(({ alias, model }) => {
    const own = rows.filter((row) => EVERY_MODEL.test(row) || namesModel(row, model));
    return ((folder.find('product', alias)?.data.decisive ?? []) as { name: string }[])
      .map(({ name }) => name.split('，')[0])
      .filter((name) => !own.some((row) => row.includes(name)))
      .map((name) => `purchase/purchase.yaml terms 验收的表里没有${model}决定性的“${name}”`);
  });
  return [
    ...unmeasured,
    ...unaccepted,
    ...[...table.matchAll(LIMIT)].flatMap(([limit, model, number]) => {
      const alias = versions.find((version) => version.model === model)?.alias ?? '';
      const parameters = (folder.find('product', alias)?.data.parameters ?? []) as { value: string }[];
      const values = parameters.filter(({ value }) =>
        [...value.matchAll(/\d[\d.]*/g)].some(([found]) => found === number),
      );
      return values.some(
        ({ value }) => guaranteedNumbers(value).length === 0 || guaranteedNumbers(value).includes(number),
      )
        ? []
        : [`purchase/purchase.yaml terms 验收的“${limit}”，参数表里没有`];
    }),
  ];
}

/** HZ-C17 is not named by HZ-C17 Pro. */
function namesModel(row: string, model: string): boolean {
  return row.replaceAll(`${model} Pro`, '').includes(model);
}

/** Every version has a row, with the settled costs. */
function checkUpkeep(folder: ContentFolder, facts: PurchaseFacts, { modules }: Facts['world']): string[] {
  const rows = (folder.find('purchase', 'purchase')?.data.upkeep ?? []) as Upkeep[];
  return modules
    .flatMap(({ versions }) => versions)
    .flatMap(({ alias, model }) => {
      const row = rows.find((one) => one.model === model);
      const fact = facts.upkeep.find((one) => one.alias === alias);
      const isSame =
        row &&
        fact &&
        (row.perParticipant ?? 0) === (fact.each ?? 0) &&
        (row.calibrationFee ?? 0) === (fact.yearly ?? 0);
      const sheet = (folder.find('data-sheet', alias)?.data.rows ?? []) as { name: string; value: string }[];
      const hasBattery = sheet.some(({ name, value }) => name === '质保' && value.includes('电池'));
      const isSpare = !hasBattery || (fact?.battery && row?.spares?.includes(`电池${fact.battery}元`));
      return [
        ...(isSame ? [] : [`purchase/purchase.yaml upkeep ${alias} 与事实表不符`]),
        ...(isSpare ? [] : [`purchase/purchase.yaml upkeep ${alias} 备件里没有电池的价`]),
      ];
    });
}

function checkFaq(folder: ContentFolder, { faq }: PurchaseFacts): string[] {
  const groups = (folder.find('faq', 'faq')?.data.groups ?? []) as { questions: Question[] }[];
  const questions = groups.flatMap((group) => group.questions);
  return [
    ...(questions.length === faq.questions ? [] : [`faq/faq.yaml 有 ${questions.length} 问，应当 ${faq.questions} 问`]),
    ...questions.flatMap(({ question, answer, link = '' }) => [
      ...([...answer].length <= faq.longest ? [] : [`faq/faq.yaml “${question}”的回答超过 ${faq.longest} 字`]),
      ...(leadsSomewhere(folder, link) ? [] : [`faq/faq.yaml “${question}”的链接没有这一页：${link}`]),
    ]),
  ];
}

function leadsSomewhere(folder: ContentFolder, link: string): boolean {
  const [path] = link.split('#');
  const page = detailPage(path);
  const isFixed = Object.values(fixedPages).some((fixed) => fixed.path === path);
  return isFixed || (page !== null && folder.find(page.type, page.id) !== undefined);
}
