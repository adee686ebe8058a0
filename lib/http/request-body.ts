/** A request that cannot be read; the message may be shown. */
export class BadRequestError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly fields?: Record<string, string>,
    readonly headers?: Record<string, string>,
  ) {
    super(message);
  }
}

/** 429, with the time after which the next one is let through. */
export function tooMany(seconds: number): BadRequestError {
  const message = `太频繁了，请过${Math.ceil(seconds / 60)}分钟再试`;
  return new BadRequestError(429, message, undefined, { 'Retry-After': String(seconds) });
}

/**
 * The body as text.
 * @throws BadRequestError 413 as soon as it is longer than allowed, whatever its Content-Length said
 */
export async function readBody(request: Request, maxBytes: number): Promise<string> {
  const tooLong = () => new BadRequestError(413, `内容过长，最多 ${maxBytes / 1024} KB`);
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLong();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel();
      throw tooLong();
    }
    chunks.push(part.value);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new BadRequestError(400, '内容不是 UTF-8 文本');
  }
}

/** JSON, or what a form without scripts sends. */
export type BodyKind = 'json' | 'form';

/** @throws BadRequestError 415 for any other kind */
export function bodyKind(request: Request): BodyKind {
  const type = (request.headers.get('content-type') ?? '').split(';')[0].trim().toLowerCase();
  if (type === 'application/json') return 'json';
  if (type === 'application/x-www-form-urlencoded') return 'form';
  throw new BadRequestError(415, '请用 application/json 发送');
}
