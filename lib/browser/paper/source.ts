import { withinTime } from '../within-time';

/** Pieces in which a paper is fetched. */
export const PIECE_BYTES = 64 * 1024;
/** A piece that has not come after this time does not come. */
const PIECE_TIMEOUT_MS = 30_000;
/** A piece is asked for this often before the reader hears of it. */
const TRIES = 3;
const PAUSE_MS = 600;

/** Why a paper is not read: there is no such file, no way to it now, it is damaged or locked, or this browser is too old. */
export type FailureReason = 'missing' | 'network' | 'file' | 'browser';

/** The file cannot be had. */
export class SourceError extends Error {
  constructor(
    message: string,
    readonly reason: FailureReason = 'network',
  ) {
    super(message);
  }
}

export interface PaperSource {
  /** bytes of the whole file */
  length: number;
  /** the file from its beginning, as far as it has come with the first answer */
  start: Uint8Array<ArrayBuffer>;
  /** @throws SourceError when the bytes do not come, or the file is another one by now */
  read: (begin: number, end: number) => Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * A file on this site, to be read in pieces. Its length comes with the first
 * piece (`Content-Range`); a server that knows no ranges gives all at once.
 * @throws SourceError
 */
export async function openSource(url: string, signal: AbortSignal): Promise<PaperSource> {
  const begin = async (inTime: AbortSignal) => {
    const answer = await ask(url, { Range: `bytes=0-${PIECE_BYTES - 1}` }, inTime);
    return { answer, start: new Uint8Array(await answer.arrayBuffer()) };
  };
  const { answer, start } = await withinTime(PIECE_TIMEOUT_MS, begin, signal);
  const total = Number(/\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1]);
  const etag = answer.headers.get('etag');
  return {
    length: answer.status === 206 && total > 0 ? total : start.byteLength,
    start,
    read: (begin, end) => readPiece(url, begin, end, etag, signal),
  };
}

async function readPiece(
  url: string,
  begin: number,
  end: number,
  etag: string | null,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const headers = { Range: `bytes=${begin}-${end - 1}`, ...(etag ? { 'If-Range': etag } : {}) };
  const read = async (inTime: AbortSignal) => {
    const answer = await ask(url, headers, inTime);
    if (answer.status !== 206) throw new SourceError('文件换过了', 'missing');
    const piece = new Uint8Array(await answer.arrayBuffer());
    if (piece.byteLength !== end - begin) throw new SourceError('收到的一段不完整');
    return piece;
  };
  for (let attempt = 1; ; attempt++) {
    try {
      return await withinTime(PIECE_TIMEOUT_MS, read, signal);
    } catch (error) {
      const isFinal =
        signal.aborted || attempt === TRIES || (error instanceof SourceError && error.reason !== 'network');
      if (isFinal) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
    }
  }
}

/** What the file route says besides that it cannot be reached. */
const REASONS: Record<number, FailureReason | undefined> = { 404: 'missing', 416: 'missing', 500: 'file' };

async function ask(url: string, headers: Record<string, string>, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(url, { headers, signal });
  if (!answer.ok) throw new SourceError(`状态 ${answer.status}`, REASONS[answer.status]);
  return answer;
}
