import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { getDataSheet } from '../content/data-sheet';
import { sheetGroups, SHEET_WORDS } from '../content/sheet-groups';
import { findKnown } from '../content/known-items';
import { env } from '../env';
import { errorText } from '../error-text';
import { isKnownVersion } from '../known-version';
import { paths } from '../paths';
import { addressOf } from '../seo/metadata';
import { site } from '../site';
import { formatDate } from '../text';
import { drawSheet, type SheetContent } from './draw';

/** Changes when sheets are drawn in another way. */
const DRAWING = 1;
const MOST_KEPT = 100;
/** Drawn, or being drawn: two who ask at once wait for the same. */
const drawn = new LRUCache<string, Promise<Buffer>>({ max: MOST_KEPT });

/** The data sheet of a version as a PDF, from the same rows as its page; nothing made up gets one. */
export async function dataSheetAnswer(request: Request, file: string): Promise<Response> {
  const alias = /^([a-z0-9-]{1,80})\.pdf$/.exec(file)?.[1];
  try {
    const content = alias ? await contentOf(alias) : null;
    if (!content) return refusal(404, '没有这张数据表');
    const version = createHash('sha256')
      .update(JSON.stringify([DRAWING, content]))
      .digest('hex')
      .slice(0, 16);
    const headers = new Headers({
      'Content-Type': 'application/pdf',
      // the address names no version
      'Cache-Control': 'public, max-age=300',
      'Content-Disposition': `inline; filename="${file}"`,
      ETag: `"${version}"`,
      'X-Content-Type-Options': 'nosniff',
    });
    if (isKnownVersion(request.headers, headers)) return new Response(null, { status: 304, headers });
    return new Response(new Uint8Array(await draw(version, content)), { headers });
  } catch (error) {
    console.error(`[images] data-sheet/${file}: ${errorText(error)}`);
    return refusal(503, '数据表生成失败');
  }
}

async function contentOf(alias: string): Promise<SheetContent | null> {
  const known = await findKnown('data-sheet', alias);
  const sheet = known?.parentAlias ? await getDataSheet(known.parentAlias, alias) : null;
  return (
    sheet && {
      title: sheet.title,
      kind: sheet.module.title,
      edition: `版本 ${formatDate(sheet.publishedUtc)}`,
      groups: sheetGroups(sheet),
      words: SHEET_WORDS,
      site: site.name,
      address: addressOf(paths.dataSheet(sheet.module.alias, sheet.alias)),
      contact: `${site.phone}　${site.email}`,
      notice: env.isSample ? site.sampleNotice : '',
    }
  );
}

function draw(version: string, content: SheetContent): Promise<Buffer> {
  const kept = drawn.get(version);
  if (kept) return kept;
  const made = drawSheet(content);
  drawn.set(version, made);
  made.catch(() => drawn.delete(version));
  return made;
}

function refusal(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { 'Cache-Control': 'no-store' } });
}
