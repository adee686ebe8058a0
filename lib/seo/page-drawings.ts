import 'server-only';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chartPicture } from '../charts/picture';
import { settleAddress } from '../content/settle-address';
import { hasEnglishSite } from '../content/english';
import { CHART_LIMITS, fetchMediaBytes } from '../content/reading/files';
import type { Picture } from '../content/types';
import { english } from '../english/words';
import { drawnAnswer } from '../media/drawn-answer';
import { paths } from '../paths';
import { drawFindingCard, type FindingContent } from '../pictures/finding-card';
import { keptPicture } from '../pictures/kept-picture';
import { drawPoster, type PosterContent } from '../pictures/poster';
import { sharePicture, type ShareForm } from '../pictures/share-picture';
import { detailPage } from '../routes';
import { site } from '../site';
import { splitFirstSentence } from '../text';
import { readComparison } from '../content/comparison';
import { comparisonPage } from './comparison-page';
import { englishPages } from './english-pages';
import { fixedPages } from './fixed-pages';
import { addressOf, pageDescription } from './metadata';
import type { Finding, PageFacts } from './page-facts';
import { sharedCards, sharedPicture } from './share-pictures';
import { readMarkdownPage } from './markdown-page';

/** Changes when they are drawn in another way: what is kept was drawn in the old one. */
const DRAWING = 4;
const JPEG = 'image/jpeg';
const FORMS: readonly string[] = ['card', 'square'] satisfies ShareForm[];

/** The poster of an item's page, as its canonical path with `.jpg` behind it names it; nothing made up gets one. */
export function posterAnswer(request: Request, segments: readonly string[]): Promise<Response> {
  return drawnAnswer(request, { type: JPEG, label: '海报', name: `poster/${segments.join('/')}` }, async () => {
    const facts = await factsOf(segments);
    // a poster is for WeChat, in Chinese
    if (!facts || facts.language) return null;
    const words = posterWords(facts);
    const finding = facts.finding ? await findingContent(facts, facts.finding) : null;
    const picture = finding ? null : await coverOf(facts.picture);
    const version = versionOf(finding ? { ...words, finding } : words, picture);
    const draw = async () => {
      const cover = finding ? await findingCard('card', facts, finding) : picture;
      return drawPoster({ ...words, cover });
    };
    return { version, draw: () => drawnFor(facts)({ path: paths.sharePoster(facts.path), version }, 'poster', draw) };
  });
}

/**
 * What an item's page found, as a share card. Another version than the page names leads to that one: what is kept of
 * made-up addresses would otherwise have no end.
 * @param segments the form, the version, and the page as for posters
 */
export function findingAnswer(request: Request, segments: readonly string[]): Promise<Response> {
  const [form, version, ...page] = segments;
  return drawnAnswer(request, { type: JPEG, label: '分享图', name: `finding/${segments.join('/')}` }, async () => {
    if (!isForm(form)) return null;
    const facts = await factsOf(page);
    if (!facts?.finding) return null;
    const current = sharedCards(facts)[form].url;
    if (current !== addressOf(paths.finding(form, facts.path, version))) return { location: current };
    const content = await findingContent(facts, facts.finding);
    return { version: versionOf(content), draw: () => findingCard(form, facts, content) };
  });
}

const isForm = (form: string): form is ShareForm => FORMS.includes(form);

/** What a page says of itself, by the segments of its canonical path, `.jpg` behind the last one. */
async function factsOf(segments: readonly string[]): Promise<PageFacts | null> {
  const [page, ending] = `/${segments.join('/')}`.split(/(?=\.jpg$)/);
  const fixed = [...Object.values<PageFacts>(fixedPages), ...(await englishFixedPages())].find(
    ({ path: own, finding }) => finding && own === page,
  );
  if (ending && fixed) return fixed;
  if (!ending) return null;
  if (isComparison(page)) return comparisonFacts(page);
  return (await isItem(page)) ? ((await readMarkdownPage(page))?.page ?? null) : null;
}

const englishFixedPages = async () => ((await hasEnglishSite()) ? Object.values(englishPages) : []);

/** The path that a code leads to, by how pictures name the page; null for what is made up. */
export async function codedPath(page: string): Promise<string | null> {
  if (isComparison(page)) return (await comparisonFacts(page))?.path ?? null;
  return (await isItem(page)) ? page : null;
}

const isItem = async (page: string) => detailPage(page) !== null && (await settleAddress(page)) === null;
const isComparison = (page: string) => page.startsWith(`${paths.compare()}/`);

/** A comparison as its card is asked for: of versions that are there, and no others. */
async function comparisonFacts(page: string): Promise<PageFacts | null> {
  const comparison = await readComparison(page.split('/').slice(2));
  return comparison.left.length === 0 && comparison.versions.length > 0 ? comparisonPage(comparison) : null;
}

/** Drawn once and kept; of comparisons there is no end: they are drawn for who asks. */
const drawnFor = ({ noindex }: PageFacts): typeof keptPicture =>
  noindex ? (_picture, _form, draw) => draw() : keptPicture;

function posterWords(facts: PageFacts): Omit<PosterContent, 'cover'> {
  return {
    kind: facts.crumbs?.at(-1)?.label ?? '',
    title: facts.title,
    line: splitFirstSentence(pageDescription(facts))[0],
    address: addressOf(facts.path),
    site: site.name,
    tagline: site.tagline,
  };
}

function findingCard(form: ShareForm, facts: PageFacts, content: FindingContent): Promise<Buffer> {
  const picture = { path: paths.finding(form, facts.path, ''), version: versionOf(content) };
  return drawnFor(facts)(picture, form, () => drawFindingCard(form, content));
}

/** The share card; the site's own without a picture. None of another host, nor of a file that is none. */
async function coverOf(picture: Picture | null | undefined): Promise<Buffer | null> {
  const { src, media } = sharedPicture(picture);
  if (media) return sharePicture('card', paths.media(media)).catch(() => null);
  if (src) return null;
  return readFile(path.join(/*turbopackIgnore: true*/ process.cwd(), 'public', paths.siteCard('card')));
}

/** A chart that cannot be had or drawn is left out: number and sentence say it too. */
async function findingContent({ language }: PageFacts, { chart, ...words }: Finding): Promise<FindingContent> {
  const file = chart && (await fetchMediaBytes(chart, CHART_LIMITS).catch(() => null));
  return {
    ...words,
    chart: file ? await chartPicture.narrow(file).catch(() => null) : null,
    site: language ? english.maker : site.name,
  };
}

function versionOf(words: object, picture: Uint8Array | null = null): string {
  const hash = createHash('sha256').update(JSON.stringify([DRAWING, words]));
  return hash
    .update(picture ?? '')
    .digest('hex')
    .slice(0, 8);
}
