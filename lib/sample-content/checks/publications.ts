import type { ContentFolder } from '../../content-service/folder';
import type { Item } from '../../content-service/item';
import type { Facts, Publications } from './world';

/** Months from a study to its paper. */
const EARLIEST = 9;
const LATEST = 20;
const DAYS_PER_MONTH = 30.44;
/** What journals ask of an abstract, without the one sentence that stands before it. */
const ABSTRACT_MIN = 200;
const ABSTRACT_MAX = 300;
/** Journals do not all appear on the same day. */
const MOST_ON_ONE_DAY = 5;

interface Citation {
  authors: string[];
  journal: string;
  year: number;
  volume: string;
  issue: string;
}

/** Papers: dates, volumes and authors of the facts, so many months after their study. @returns one line per breach */
export function checkPublications(folder: ContentFolder, { publications, world }: Facts): string[] {
  const built = new Map(world.cases.map((fact) => [fact.alias, fact.built]));
  const days = new Map<number, number>();
  const breaches = folder.list('publication').flatMap((item) => {
    const fact = publications.publications.find(({ alias }) => alias === item.alias);
    const file = `publication/${item.alias}.yaml`;
    if (!fact) return [`${file} 事实表里没有`];
    const date = item.publishedUtc.slice(0, 10);
    const [, month, day] = date.split('-').map(Number);
    days.set(day, (days.get(day) ?? 0) + 1);
    const study = built.get(String(item.data.case));
    const months = study ? (Date.parse(date) - Date.parse(study)) / 86_400_000 / DAYS_PER_MONTH : undefined;
    const citation = item.data.citation as Citation | undefined;
    if (!citation) return [`${file} 没有引文`];
    return [
      ...(date === fact.date ? [] : [`${file} publishedUtc 事实表里是 ${fact.date}`]),
      ...(citation.authors.join() === fact.authors.join()
        ? []
        : [`${file} citation.authors 事实表里是 ${fact.authors.join('、')}`]),
      ...(months !== undefined && (months < EARLIEST || months > LATEST)
        ? [`${file} 在研究完成之后 ${months.toFixed(1)} 个月，应当是 ${EARLIEST} 到 ${LATEST} 个月`]
        : []),
      ...abstractBreach(String(item.data.introduction)).map((reason) => `${file} introduction ${reason}`),
      ...ofJournal(citation, Number(date.slice(0, 4)), month, publications).map((reason) => `${file} ${reason}`),
    ];
  });
  const crowded = [...days].filter(([, count]) => count > MOST_ON_ONE_DAY);
  return [
    ...breaches,
    ...crowded.map(([day, count]) => `publication/ 有 ${count} 篇都在 ${day} 日发表，最多 ${MOST_ON_ONE_DAY} 篇`),
  ];
}

function ofJournal(citation: Citation, year: number, month: number, { journals }: Publications): string[] {
  const journal = journals.find(({ name }) => name === citation.journal);
  if (!journal) return [`citation.journal 没有这份期刊：${citation.journal}`];
  const expected = {
    year,
    volume: String(year - journal.base),
    issue: String(Math.ceil(month / (12 / journal.perYear))),
  };
  return (['year', 'volume', 'issue'] as const)
    .filter((field) => String(citation[field]) !== String(expected[field]))
    .map((field) => `citation.${field} 应当是 ${expected[field]}，写的是 ${citation[field]}`);
}

/** Its four parts counted as journals count: each character and sign one, each number or Latin word one. */
function abstractBreach(introduction: string): string[] {
  const parts = introduction
    .trim()
    .split('\n\n')
    .slice(1)
    .map((part) => part.replace(/^\*\*[\u4e00-\u9fff]+\*\*\s*/, ''));
  const words = parts.join('').replace(/[A-Za-zα-ωΑ-Ω0-9][A-Za-zα-ωΑ-Ω0-9.,:/²°%‰µ–−+()-]*/g, 'W');
  const length = [...words.replace(/\s/g, '')].length;
  return length < ABSTRACT_MIN || length > ABSTRACT_MAX
    ? [`摘要有 ${length} 个字，应当是 ${ABSTRACT_MIN} 到 ${ABSTRACT_MAX} 个（数字与西文一个算一字）`]
    : [];
}

const APPROVED = /伦理/;
const CONSENTED = /知情同意|书面同意|签字同意|签署[^。]{0,8}同意|同意书/;
/** How boards number their decisions. */
const NUMBER = /[A-Z]{2}[A-Z-]*-?20\d\d-\d+|20\d\d-\d{2,3}(?![\d-])/;

/** Whoever studied people had it approved and asked them; a case and its paper name one approval. @returns one line per breach */
export function checkEthics(folder: ContentFolder, { publications }: Facts): string[] {
  const withoutPeople = new Set(
    publications.publications.filter(({ people }) => people === false).map(({ alias }) => alias),
  );
  const studies = [...folder.list('case'), ...folder.list('publication')].filter(
    ({ alias }) => !withoutPeople.has(alias),
  );
  return studies.flatMap((item) => {
    const file = `${item.type}/${item.alias}.yaml`;
    const text = textOf(item);
    const twin = item.type === 'publication' ? folder.find('case', String(item.data.case)) : undefined;
    const [own, other] = [text, twin ? textOf(twin) : ''].map((words) => NUMBER.exec(sentenceOf(words))?.[0]);
    return [
      ...(APPROVED.test(text) ? [] : [`${file} 没有写伦理批准`]),
      ...(CONSENTED.test(text) ? [] : [`${file} 没有写知情同意`]),
      ...(own && other && own !== other ? [`${file} 伦理文号 ${own} 与案例 ${twin?.alias} 的 ${other} 不同`] : []),
    ];
  });
}

function textOf({ data }: Item): string {
  return [data.introduction, data.description, data.details].filter((text) => typeof text === 'string').join('\n');
}

function sentenceOf(text: string): string {
  return text.split(/[。\n]/).find((sentence) => APPROVED.test(sentence)) ?? '';
}
