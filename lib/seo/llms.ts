import { env } from '../env';
import { english } from '../english/words';
import { chineseOf, paths } from '../paths';
import { detailPage } from '../routes';
import { site } from '../site';
import { addressOf } from './metadata';
import type { SiteGroup, SitePage } from './site-pages';

/** The site in one Markdown list, for programs that read rather than look: every page with what it is about. */
export function llmsText(groups: readonly SiteGroup[]): string {
  const sections = groups.map(({ name, pages }) => [`## ${name}`, '', ...pages.map(line), ''].join('\n'));
  const notice = env.isSample ? [`> ${site.sampleNotice}`, '>'] : [];
  return [`# ${site.name}`, '', ...notice, `> ${site.description}`, '', ...sections].join('\n');
}

/** A detail page is named by its Markdown form. */
function line({ title, path, description }: SitePage): string {
  const address = addressOf(detailPage(path) ? paths.markdown(path) : path);
  const text = description.replace(/\s+/g, ' ').trim();
  const home = chineseOf(path) === null ? site.name : english.siteName;
  return `- [${(title || home).replace(/[[\]]/g, '\\$&')}](${address})${text ? `: ${text}` : ''}`;
}
