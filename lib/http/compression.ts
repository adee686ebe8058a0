import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, createGzip, gzipSync, type Gzip } from 'node:zlib';
import { processWide } from '../process-wide';

/** Below it an answer fits into one packet anyway. */
const LEAST_BYTES = 1_024;
/** Answers up to this length are kept compressed. */
const MOST_BYTES = 2 * 1024 * 1024;
/** Room for what is kept. */
const ROOM = 48 * 1024 * 1024;
const TYPES = /^(text\/|application\/(json|javascript|xml|rss\+xml|atom\+xml|manifest\+json)|image\/svg\+xml)/;
/** For the first who asks: dense, and still within milliseconds. */
const QUICK_QUALITY = 5;
/** For all after the second: a tenth smaller, and a hundred times the work. */
const DENSE_QUALITY = 11;

type Encoding = 'br' | 'gzip';
type Call = (...parameters: unknown[]) => unknown;

const brotli = promisify(brotliCompress);

/**
 * Answers that have a version, compressed; what has not been asked for longest goes first. What is asked for again is
 * compressed as densely as it can be, in the background and one at a time: what comes meanwhile waits to be asked for
 * once more.
 */
export class CompressedAnswers {
  private readonly kept = new Map<string, Buffer>();
  private readonly dense = new WeakSet<Buffer>();
  private bytes = 0;
  private isBusy = false;

  constructor(private readonly room = ROOM) {}

  /** @param version tells one body from all others */
  of(version: string, body: Buffer, encoding: Encoding): Buffer {
    const key = `${encoding} ${version}`;
    const known = this.kept.get(key);
    if (known && encoding === 'br' && !this.dense.has(known)) void this.makeDense(key, body);
    const made = known ?? compress(body, encoding);
    this.keep(key, made);
    return made;
  }

  private keep(key: string, made: Buffer): void {
    this.bytes += made.byteLength - (this.kept.get(key)?.byteLength ?? 0);
    this.kept.delete(key);
    this.kept.set(key, made);
    for (const [oldest, { byteLength }] of this.kept) {
      if (this.bytes <= this.room) break;
      this.kept.delete(oldest);
      this.bytes -= byteLength;
    }
  }

  private async makeDense(key: string, body: Buffer): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    const made = await brotli(body, brotliOptions(DENSE_QUALITY, body)).catch(() => null);
    this.isBusy = false;
    if (!made || !this.kept.has(key)) return;
    this.dense.add(made);
    this.keep(key, made);
  }
}

const answers = processWide('compressed-answers', () => new CompressedAnswers());

function compress(body: Buffer, encoding: Encoding): Buffer {
  return encoding === 'gzip' ? gzipSync(body) : brotliCompressSync(body, brotliOptions(QUICK_QUALITY, body));
}

const brotliOptions = (quality: number, body: Buffer) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
});

/** What the asker reads, by what it says; brotli is smaller. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  const reads = (name: string) =>
    new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))|,|$)`).test(accepted ?? '');
  return reads('br') ? 'br' : reads('gzip') ? 'gzip' : null;
}

/**
 * Sends an answer compressed: one that has a version (ETag) is compressed once
 * and kept, whoever asks for it; data without one in one piece, without a stream
 * of its own; all else as it comes.
 */
export function compressAnswer(request: IncomingMessage, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as Call;
  const write = response.write.bind(response) as Call;
  const end = response.end.bind(response) as Call;
  const encoding = encodingFor(request.headers['accept-encoding']);
  const version = () => response.getHeader('etag');
  let gathered: Buffer[] | null = null;
  let stream: Gzip | null = null;
  let isDecided = false;

  /**
   * Once, before anything is sent: whether and how.
   * @param isWhole is there nothing to come?
   * @param canWait may its head wait until all of it is there?
   */
  function decide(isWhole: boolean, canWait = true): void {
    isDecided = true;
    if (response.headersSent || !isCompressible(response)) return;
    addVary(response);
    const length = Number(response.getHeader('content-length') ?? (isWhole ? LEAST_BYTES : MOST_BYTES));
    if (!encoding || request.method === 'HEAD' || length < LEAST_BYTES) return;
    const isBounded = isWhole || response.hasHeader('content-length');
    if (canWait && length <= MOST_BYTES && ((version() && isBounded) || isData(response))) gathered = [];
    else if (!isWhole) stream = startStream();
  }

  function startStream(): Gzip {
    const gzip = createGzip();
    prepare('gzip');
    gzip.on('data', (part: Buffer) => write(part) || gzip.pause());
    gzip.on('drain', () => response.emit('drain'));
    gzip.on('end', () => end());
    response.on('drain', () => gzip.resume());
    response.once('close', () => gzip.destroy());
    return gzip;
  }

  function prepare(name: Encoding): void {
    response.removeHeader('content-length');
    response.setHeader('Content-Encoding', name);
    const tag = version();
    if (typeof tag === 'string' && !tag.startsWith('W/')) response.setHeader('ETag', `W/${tag}`);
  }

  response.writeHead = function writeHeadCompressed(status: number, ...rest: unknown[]) {
    response.statusCode = status;
    if (!isDecided) decide(false, false);
    return writeHead(status, ...rest);
  } as typeof response.writeHead;

  response.write = function writeCompressed(part: unknown, ...rest: unknown[]) {
    if (!isDecided) decide(false);
    if (gathered) return gathered.push(toBuffer(part, rest[0])) > 0;
    return stream ? stream.write(toBuffer(part, rest[0])) : write(part, ...rest);
  } as typeof response.write;

  response.end = function endCompressed(...rest: unknown[]) {
    const [part, written] = rest;
    const hasPart = part !== undefined && part !== null && typeof part !== 'function';
    if (!isDecided) decide(true);
    if (stream) {
      if (hasPart) stream.write(toBuffer(part, written));
      stream.end();
      return response;
    }
    if (!gathered) return end(...rest);
    const whole = Buffer.concat([...gathered, ...(hasPart ? [toBuffer(part, written)] : [])]);
    if (whole.byteLength < LEAST_BYTES) return end(whole);
    const known = `${String(version())} ${(request.url ?? '').split('?')[0]}`;
    const made = version() ? answers.of(known, whole, encoding!) : compress(whole, encoding!);
    prepare(encoding!);
    response.setHeader('Content-Length', made.byteLength);
    return end(made);
  } as typeof response.end;

  // what is drawn in parts is sent in parts
  Object.assign(response, { flush: () => stream?.flush(constants.Z_SYNC_FLUSH) });
}

function isCompressible(response: ServerResponse): boolean {
  return (
    TYPES.test(String(response.getHeader('content-type') ?? '')) &&
    !response.hasHeader('content-encoding') &&
    ![204, 206, 304].includes(response.statusCode) &&
    !/no-transform/.test(String(response.getHeader('cache-control') ?? ''))
  );
}

/** Nobody reads half of it, so it may wait until it is whole. */
function isData(response: ServerResponse): boolean {
  return /^application\/json\b/.test(String(response.getHeader('content-type') ?? ''));
}

function addVary(response: ServerResponse): void {
  const vary = String(response.getHeader('vary') ?? '');
  if (!/accept-encoding/i.test(vary)) response.setHeader('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
}

function toBuffer(part: unknown, encoding: unknown): Buffer {
  return typeof part === 'string'
    ? Buffer.from(part, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
    : Buffer.from(part as Uint8Array);
}
