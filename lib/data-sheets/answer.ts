import 'server-only';
import { createHash } from 'node:crypto';
import { getDataSheet } from '../content/data-sheet';
import { sheetGroups, SHEET_WORDS } from '../content/sheet-groups';
import { findKnown } from '../content/known-items';
import { env } from '../env';
import { drawnAnswer } from '../media/drawn-answer';
import { oncePerKey } from '../media/once-per-file';
import { paths } from '../paths';
import { addressOf } from '../seo/metadata';
import { site } from '../site';
import { formatDate } from '../text';
import { drawSheet, type SheetContent } from './draw';

/** Changes when sheets are drawn in another way. */
const DRAWING = 1;
const drawOnce = oncePerKey(
  ({ version }: { version: string; content: SheetContent }) => version,
  ({ content }) => drawSheet(content),
);

/** The data sheet of a version as a PDF, from the same rows as its page; nothing made up gets one. */
export function dataSheetAnswer(request: Request, file: string): Promise<Response> {
  const kind = {
    type: 'application/pdf',
    label: '数据表',
    name: `data-sheet/${file}`,
    headers: { 'Content-Disposition': `inline; filename="${file}"` },
  };
  return drawnAnswer(request, kind, async () => {
    const alias = /^([a-z0-9-]{1,80})\.pdf$/.exec(file)?.[1];
    const content = alias ? await contentOf(alias) : null;
    if (!content) return null;
    const version = createHash('sha256')
      .update(JSON.stringify([DRAWING, content]))
      .digest('hex')
      .slice(0, 16);
    return { version, draw: () => drawOnce({ version, content }) };
  });
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
