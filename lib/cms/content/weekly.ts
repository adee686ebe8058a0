import type { Payload } from 'payload';
import { contentType, TYPE_KEYS } from '../../content-service/content-types';
import type { Item } from '../../content-service/item';
import { picturesIn } from '../../content-service/pictures';
import { env } from '../../env';
import { errorText } from '../../error-text';
import { isRecord } from '../../is-record';
import { paths } from '../../paths';
import { SILENT } from '../../pictures/picture-files';
import { publishedContent } from './published';
import { unknownLinks } from './site-links';

/** One line of the weekly page: an item with what is wrong, or something counted. */
interface Finding {
  label: string;
  /** address in the admin */
  href?: string;
}

export interface WeeklyPart {
  title: string;
  findings: Finding[];
  /** why nothing could be said */
  problem?: string;
}

const ANSWER_MS = 10_000;

/** What a search result shows below the title is made of these. */
const DESCRIPTIONS = ['introduction', 'description', 'answer'];

/** What staff could mend, of what is published; and what the first site counted in the last seven days. */
export async function weeklyPage(payload: Payload): Promise<WeeklyPart[]> {
  const content = publishedContent();
  await content.read(payload);
  const items = TYPE_KEYS.flatMap((type) => content.list(type));
  const [site] = env.cmsSites;
  return [
    { title: '没有介绍的页面', findings: items.filter(lacksDescription).map((item) => findingOf(item)) },
    {
      title: '没有写设备的论文',
      findings: content.list('publication').flatMap((item) => (isEmpty(item.data.modules) ? [findingOf(item)] : [])),
    },
    { title: '没有用中文说画面上有什么的图片', findings: items.flatMap(undescribedPictures) },
    await brokenLinks(items, site),
    ...(await countsOf(site)),
  ];
}

function findingOf({ type, id, alias, data }: Item, what?: string): Finding {
  const label = `${contentType(type).label}“${String(data.displayText ?? alias)}”${what ? `：${what}` : ''}`;
  return { label, href: `/admin/collections/${type}/${id}` };
}

const isEmpty = (value: unknown) => value == null || value === '' || (Array.isArray(value) && value.length === 0);

function lacksDescription({ type, data }: Item): boolean {
  const { page, fields } = contentType(type);
  const own = DESCRIPTIONS.filter((name) => fields[name]);
  return page !== null && own.length > 0 && own.every((name) => isEmpty(data[name]));
}

function undescribedPictures(item: Item): Finding[] {
  const paths = picturesIn(item.type, item.data).flatMap(({ path, alt }) =>
    SILENT.test(path) || /\p{Script=Han}/u.test(alt ?? '') ? [] : [path],
  );
  const inTexts = [...JSON.stringify(item.data).matchAll(/!\[\s*\]\(([^)\s\\]+)/g)].map(([, path]) => path);
  return [...new Set([...paths, ...inTexts])].map((path) => findingOf(item, path));
}

/** Links to the site's own addresses that the site does not know. */
async function brokenLinks(items: readonly Item[], site: string | undefined): Promise<WeeklyPart> {
  const title = '打不开的站内链接';
  if (!site) return { title, findings: [], problem: '没有设置网站（CMS_SITES），没有试过' };
  const linking = new Map<string, Item[]>();
  for (const item of items)
    for (const [, link] of JSON.stringify(item.data).matchAll(/\]\((\/[^/)\s"\\#?][^)\s"\\#?]*)/g))
      linking.set(link, [...(linking.get(link) ?? []), item]);
  try {
    const broken = await unknownLinks(site, [...linking.keys()]);
    return { title, findings: broken.flatMap((link) => linking.get(link)!.map((item) => findingOf(item, link))) };
  } catch (error) {
    return { title, findings: [], problem: unanswered(error) };
  }
}

async function countsOf(site: string | undefined): Promise<WeeklyPart[]> {
  const titles = { searches: '七天里有人搜过、什么也没有找到的词', enquiries: '七天里收到的需求，按类型' };
  const parts = Object.entries(titles);
  const unsaid = (problem: string) => parts.map(([, title]) => ({ title, findings: [], problem }));
  if (!site || !env.revalidateSecret) return unsaid('没有设置网站（CMS_SITES 和 REVALIDATE_SECRET）');
  try {
    const headers = { authorization: `Bearer ${env.revalidateSecret}` };
    const response = await fetch(site + paths.lastWeek(), { headers, signal: AbortSignal.timeout(ANSWER_MS) });
    const answer: unknown = response.ok ? await response.json() : null;
    if (!isRecord(answer)) return unsaid(`网站答复 ${response.status}`);
    return parts.map(([name, title]) => ({
      title,
      findings: ((answer[name] ?? []) as { label: string; count: number; since?: string }[])
        .filter(({ count }) => count > 0)
        .map(({ label, count, since }) => ({ label: `${label}：${since ? `${since} 以来 ${count} 次` : count}` })),
    }));
  } catch (error) {
    return unsaid(unanswered(error));
  }
}

/** Why is for the log. */
function unanswered(error: unknown): string {
  console.error('[weekly]', errorText(error));
  return '网站没有答复';
}
