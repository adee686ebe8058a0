import 'server-only';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { settleAddress } from '../content/addresses';
import type { Picture } from '../content/types';
import { env } from '../env';
import { drawnAnswer } from '../media/drawn-answer';
import { paths } from '../paths';
import { pictureStore } from '../pictures/picture-store';
import { drawPoster, type PosterContent } from '../pictures/poster';
import { sharePicture } from '../pictures/share-picture';
import { detailPage } from '../routes';
import { site } from '../site';
import { splitFirstSentence } from '../text';
import { addressOf, pageDescription } from './metadata';
import type { PageFacts } from './page-facts';
import { sharedPicture } from './share-pictures';
import { readTwin } from './twins';

/** Changes when posters are drawn in another way: what is kept was drawn in the old one. */
const DRAWING = 1;
/** Being drawn now: two who ask at once wait for the same. */
const drawing = new Map<string, Promise<Buffer>>();

/** The poster of an item's page, as its canonical path with `.jpg` behind it names it; nothing made up gets one. */
export function posterAnswer(request: Request, segments: readonly string[]): Promise<Response> {
  const [page, ending] = `/${segments.join('/')}`.split(/(?=\.jpg$)/);
  return drawnAnswer(request, { type: 'image/jpeg', label: '海报', name: `poster${page}` }, async () => {
    if (!ending || !detailPage(page) || (await settleAddress(page)) !== null) return null;
    const facts = (await readTwin(page))?.page;
    if (!facts) return null;
    const content = await contentOf(facts);
    const version = versionOf(content);
    return { version, draw: () => poster(page, version, content) };
  });
}

async function contentOf(page: PageFacts): Promise<PosterContent> {
  return {
    cover: await coverOf(page.picture),
    kind: page.crumbs?.at(-1)?.label ?? '',
    title: page.title,
    line: splitFirstSentence(pageDescription(page))[0],
    address: addressOf(page.path),
    site: site.name,
    tagline: site.tagline,
  };
}

/** The share card; the site's own without a picture. None of another host, nor of a file that is none. */
async function coverOf(picture: Picture | null | undefined): Promise<Buffer | null> {
  const { src, media } = sharedPicture(picture);
  if (media) return sharePicture('card', paths.media(media)).catch(() => null);
  if (src) return null;
  return readFile(path.join(/*turbopackIgnore: true*/ process.cwd(), 'public', paths.siteCard('card')));
}

function versionOf({ cover, ...words }: PosterContent): string {
  const hash = createHash('sha256').update(JSON.stringify([DRAWING, words]));
  return hash
    .update(cover ?? '')
    .digest('hex')
    .slice(0, 8);
}

async function poster(page: string, version: string, content: PosterContent): Promise<Buffer> {
  const picture = { path: paths.sharePoster(page), version };
  const kept = env.makesPictures ? await pictureStore().read(picture, 'poster', ['jpeg']) : null;
  if (kept) return kept.bytes;
  const key = `${page} ${version}`;
  const drawn = drawing.get(key) ?? draw();
  drawing.set(key, drawn);
  return drawn.finally(() => drawing.delete(key));

  async function draw(): Promise<Buffer> {
    const bytes = await drawPoster(content);
    if (env.makesPictures) await pictureStore().write(picture, 'poster', { jpeg: bytes });
    return bytes;
  }
}
