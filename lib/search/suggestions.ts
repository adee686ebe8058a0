import type { Entry } from './entry';
import type { Lexicon } from './lexicon';
import { SUGGESTION_COUNT as MOST } from '../constants';
import { itemPath, paths } from '../paths';
import type { SearchedType } from './document';
import type { Suggestions } from './results';

interface SitePage {
  title: string;
  href: string;
  words: string[];
  /** it is there where there are items of this type */
  needs?: SearchedType;
}

/** Pages that are no items, with the words people look for them by. */
const SITE_PAGES: SitePage[] = [
  { title: '联系我们', href: paths.contact(), words: ['电话', '地址', '报价', '价格', 'lianxi', 'lxwm', 'contact'] },
  { title: '定制开发', href: paths.customDevelopments(), words: ['定制', '二次开发', 'dingzhi', 'dzkf'] },
  { title: '关于我们', href: paths.about(), words: ['公司', '团队', 'guanyu', 'gywm', 'about'] },
  { title: '客户案例', href: paths.cases(), words: ['案例', 'anli'] },
  { title: '客户实验室', href: paths.labs(), words: ['实验室', 'shiyanshi', 'sys'] },
  { title: '期刊论文', href: paths.publications(), words: ['论文', '文献', 'lunwen'] },
  { title: '技术文档', href: paths.techDocuments(), words: ['文档', '教程', 'jishuwendang', 'jswd', 'wendang'] },
  { title: '培训课程', href: paths.trainings(), words: ['培训', '课程', 'peixun'] },
  { title: '白皮书', href: paths.whitePapers(), words: ['baipishu', 'bps'] },
  { title: '产品模块', href: paths.modules(), words: ['产品', '模块', '设备', 'chanpin', 'cpmk'] },
  { title: '解决方案', href: paths.solutions(), words: ['方案', 'jiejuefangan', 'jjfa', 'fangan'] },
  { title: '应用领域', href: paths.domains(), words: ['领域', 'lingyu', 'yyly'] },
  { title: '型号对比', href: paths.compare(), words: ['对比', '比较', 'duibi', 'xhdb', 'compare'] },
  { title: '询价单', href: paths.enquiryList(), words: ['询价', '报价单', 'xunjia', 'xjd'] },
  { title: '实验室规划', href: paths.planner(), words: ['规划', 'guihua', 'sysgh', 'planner'] },
  { title: '研究关系', href: paths.relations(), words: ['关系', 'yanjiuguanxi', 'yjgx'], needs: 'publication' },
  { title: '实验范式', href: paths.paradigms(), words: ['范式', 'fanshi', 'syfs', 'paradigm'], needs: 'paradigm' },
  { title: '隐私说明', href: paths.privacy(), words: ['隐私', '撤回', 'yinsi'] },
];

/** A title that begins with what was typed is before one of the next three types that only has it; sounds come last. */
const BEGINS = 3;
const SOUNDS = 20;
const MOST_PAGES = 5;
const MOST_TERMS = 5;

/**
 * Pages whose title has the text, then words that begin with it; pinyin and initials count as well.
 * @param typed folded
 * @param isUseful is there anything behind a word?
 */
export function suggest(
  typed: string,
  lexicon: Lexicon,
  entries: Iterable<Entry>,
  isUseful: (term: string) => boolean,
): Suggestions {
  if (typed === '') return { pages: [], terms: [] };
  const byType = ['module', 'solution', 'domain', 'feature', 'product'];
  const rank = (entry: Entry) => byType.indexOf(entry.type) + 1 || byType.length + 1;
  const isSound = /^[a-z]{2,}$/.test(typed);
  const compact = typed.replace(/[\s-]/g, '');
  const all = [...entries];
  const types = new Set(all.map(({ type }) => type));
  const scored = all.flatMap((entry) => {
    const at = entry.foldedTitle.indexOf(typed);
    const compactAt = at < 0 && /[a-z0-9]/.test(typed) ? entry.foldedTitle.replace(/[\s-]/g, '').indexOf(compact) : at;
    if (compactAt >= 0) return [{ entry, score: (compactAt === 0 ? 0 : BEGINS) + rank(entry) }];
    if (!isSound) return [];
    if (entry.sound.startsWith(typed) || entry.initials.startsWith(typed))
      return [{ entry, score: SOUNDS + rank(entry) }];
    return [];
  });
  scored.sort((a, b) => a.score - b.score || a.entry.title.length - b.entry.title.length);

  const meant = isSound ? lexicon.termsBySound(typed, MOST_TERMS) : [];
  const terms = [...new Set([...meant, ...lexicon.termsBegun(typed, MOST)])].filter(isUseful).slice(0, MOST_TERMS);
  const fixed = SITE_PAGES.filter(
    ({ title, words, needs }) =>
      (!needs || types.has(needs)) && [title, ...words].some((word) => word.startsWith(typed)),
  );
  const found = scored.flatMap(({ entry }) => {
    const href = entry.type === 'page' ? entry.alias : itemPath(entry.type, entry);
    return href ? [{ title: entry.title, kind: entry.kind, href }] : [];
  });
  const pages = [...fixed.map(({ title, href }) => ({ title, kind: '页面', href })), ...found].slice(
    0,
    Math.max(MOST_PAGES, MOST - terms.length),
  );
  return { pages, terms: terms.slice(0, MOST - pages.length) };
}
