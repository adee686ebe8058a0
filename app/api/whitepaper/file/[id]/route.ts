import { FREE_PAGE_COUNT } from '@/lib/constants';
import { getPaperFile, mayBePaper, readPaperFile } from '@/lib/content/white-paper';
import { opensPapers } from '@/lib/enquiries/paper-access';
import { answerFile, type FileBytes } from '@/lib/white-papers/file-answer';
import { PaperFiles, type PaperFile } from '@/lib/white-papers/paper-files';
import { errorText } from '@/lib/error-text';

interface Context {
  params: Promise<{ id: string }>;
}

const files = new PaperFiles(readPaperFile);

/**
 * A white paper as PDF, whole or in ranges: all of it for browsers that hold a
 * pass, a separate file with the free pages for everyone else. HEAD included.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  try {
    const found = (await mayBePaper(id)) ? await getPaperFile(id) : null;
    const whole = found && (await files.get(found.path));
    if (!whole) return refusal(404, '没有这份白皮书');
    const mayReadAll = await opensPapers(request);
    const name = mayReadAll ? found.title : `${found.title}（前${FREE_PAGE_COUNT}页）`;
    const readable = mayReadAll ? whole : await freePagesOf(whole, id);
    if (!readable) return refusal(500, '这份文件打不开');
    return answerFile(request, readable, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${id}${mayReadAll ? '' : `-1-${FREE_PAGE_COUNT}`}.pdf"; filename*=UTF-8''${encoded(name)}.pdf`,
      // the free pages may be kept, but the same address may give the whole paper a moment later
      'Cache-Control': mayReadAll ? 'private, no-store' : 'private, no-cache',
      Vary: 'Cookie',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    });
  } catch (error) {
    console.error(`[api] whitepaper/file/${id}:`, errorText(error));
    return refusal(502, '文件现在取不到，请稍后再试');
  }
}

/** Null when the file itself is at fault: trying again later would not help. */
async function freePagesOf(whole: PaperFile, id: string): Promise<FileBytes | null> {
  try {
    return await whole.freePages();
  } catch (error) {
    console.error(`[api] whitepaper/file/${id}:`, errorText(error));
    return null;
  }
}

/** For `filename*` (RFC 8187), stricter than addresses. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** `code` is what the specified check after a download looks for. */
function refusal(status: 404 | 500 | 502, message: string): Response {
  const headers: HeadersInit = status === 502 ? { 'Retry-After': '30' } : {};
  return Response.json({ code: status, message }, { status, headers });
}
