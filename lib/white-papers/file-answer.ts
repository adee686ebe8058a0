import 'server-only';

/** A file in memory and the tag that changes with it. */
export interface FileBytes {
  bytes: Uint8Array<ArrayBuffer>;
  /** strong, with its quotes */
  etag: string;
}

/**
 * Answers GET and HEAD for a file: whole (200), one range (206), unchanged
 * (304), or a range outside it (416). Several ranges at once get the whole file.
 * Next leaves out Content-Length: who needs the size asks for a range.
 * @param headers go with every answer
 */
export function answerFile(request: Request, { bytes, etag }: FileBytes, headers: HeadersInit): Response {
  const all = new Headers(headers);
  all.set('Accept-Ranges', 'bytes');
  all.set('ETag', etag);
  if (namesTag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers: all });
  const range = readRange(request, etag, bytes.byteLength);
  if (range === 'outside') {
    all.set('Content-Range', `bytes */${bytes.byteLength}`);
    all.delete('Content-Type');
    return new Response(null, { status: 416, headers: all });
  }
  const part = range ? bytes.subarray(range.start, range.end + 1) : bytes;
  if (range) all.set('Content-Range', `bytes ${range.start}-${range.end}/${bytes.byteLength}`);
  all.set('Content-Length', String(part.byteLength));
  return new Response(request.method === 'HEAD' ? null : part, { status: range ? 206 : 200, headers: all });
}

/** First and last byte; null for the whole file. */
function readRange(request: Request, etag: string, size: number): { start: number; end: number } | 'outside' | null {
  const condition = request.headers.get('if-range');
  if (condition !== null && condition !== etag) return null;
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range')?.trim() ?? '') ?? [];
  if (first === undefined || (first === '' && last === '')) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return null;
  return start >= size || start > end ? 'outside' : { start, end };
}

function namesTag(header: string | null, etag: string): boolean {
  return (header ?? '').split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
