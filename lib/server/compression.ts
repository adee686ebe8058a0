import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { constants, createGzip, type Gzip } from 'node:zlib';
import { env } from '../env';
import { compress, CompressedAnswers, encodingFor, type Encoding } from './compressed-answers';
import { compressedByBuild } from './pages/compressed-page.mjs';
import type { SiteResponse } from './response';

/** Below it an answer fits into one packet anyway. */
const LEAST_BYTES = 1_024;
/** Answers up to this length are kept compressed. */
const MOST_BYTES = 2 * 1024 * 1024;
const TYPES = /^(text\/|application\/(json|javascript|xml|rss\+xml|atom\+xml|manifest\+json)|image\/svg\+xml)/;

const serverDirectory = path.resolve(env.buildDirectory, 'server');
const answers = new CompressedAnswers(undefined, (body) => compressedByBuild(serverDirectory, body));

/**
 * The body of one answer on its way out: one that has a version (ETag) is compressed once and kept, no matter who asks for
 * it; data without one in one piece, without a stream of its own; all else as it comes.
 */
export class AnswerBody {
  private readonly encoding: Encoding | null;
  private gathered: Buffer[] | null = null;
  private stream: Gzip | null = null;
  private isDecided = false;

  constructor(
    private readonly request: IncomingMessage,
    private readonly response: SiteResponse,
  ) {
    this.encoding = encodingFor(request.headers['accept-encoding']);
  }

  /**
   * Decides once, before anything is sent, whether and how the body is compressed.
   * @param isWhole is there nothing to come?
   * @param canWait may the head wait until all of the body is there?
   */
  begin(isWhole: boolean, canWait = true): void {
    const { response, request } = this;
    if (this.isDecided) return;
    this.isDecided = true;
    if (response.headersSent || !isCompressible(response)) return;
    addVary(response);
    const length = Number(response.getHeader('content-length') ?? (isWhole ? LEAST_BYTES : MOST_BYTES));
    if (!this.encoding || request.method === 'HEAD' || length < LEAST_BYTES) return;
    const isBounded = isWhole || response.hasHeader('content-length');
    if (canWait && length <= MOST_BYTES && ((this.version && isBounded) || isData(response))) this.gathered = [];
    else if (!isWhole) this.stream = this.startStream();
  }

  write(part: unknown, encoding: unknown): boolean {
    this.begin(false);
    if (this.gathered) return this.gathered.push(toBuffer(part, encoding)) > 0;
    return this.stream ? this.stream.write(toBuffer(part, encoding)) : this.response.send(part, encoding);
  }

  /** @param rest what `end` was called with */
  end(rest: unknown[]): void {
    const [part, written] = rest;
    const hasPart = part !== undefined && part !== null && typeof part !== 'function';
    this.begin(true);
    if (this.stream) {
      if (hasPart) this.stream.write(toBuffer(part, written));
      this.stream.end();
    } else if (this.gathered) {
      this.sendWhole(Buffer.concat([...this.gathered, ...(hasPart ? [toBuffer(part, written)] : [])]));
    } else this.response.finish(...rest);
  }

  /** Sends what has been compressed so far. */
  flush(): void {
    this.stream?.flush(constants.Z_SYNC_FLUSH);
  }

  private sendWhole(whole: Buffer): void {
    const { encoding, version, response } = this;
    if (whole.byteLength < LEAST_BYTES) return void response.finish(whole);
    const known = `${String(version)} ${(this.request.url ?? '').split('?')[0]}`;
    const made = version ? answers.of(known, whole, encoding!) : compress(whole, encoding!);
    this.nameEncoding(encoding!);
    response.setHeader('Content-Length', made.byteLength);
    response.finish(made);
  }

  private startStream(): Gzip {
    const { response } = this;
    const gzip = createGzip();
    this.nameEncoding('gzip');
    gzip.on('data', (part: Buffer) => response.send(part) || gzip.pause());
    gzip.on('drain', () => response.emit('drain'));
    gzip.on('end', () => response.finish());
    response.on('drain', () => gzip.resume());
    response.once('close', () => gzip.destroy());
    return gzip;
  }

  private nameEncoding(name: Encoding): void {
    const tag = this.version;
    this.response.removeHeader('content-length');
    this.response.setHeader('Content-Encoding', name);
    if (typeof tag === 'string' && !tag.startsWith('W/')) this.response.setHeader('ETag', `W/${tag}`);
  }

  private get version() {
    return this.response.getHeader('etag');
  }
}

function isCompressible(response: SiteResponse): boolean {
  return (
    TYPES.test(String(response.getHeader('content-type') ?? '')) &&
    !response.hasHeader('content-encoding') &&
    ![204, 206, 304].includes(response.statusCode) &&
    !/no-transform/.test(String(response.getHeader('cache-control') ?? ''))
  );
}

/** Nobody reads half of it, so it may wait until it is whole. */
function isData(response: SiteResponse): boolean {
  return /^application\/json\b/.test(String(response.getHeader('content-type') ?? ''));
}

function addVary(response: SiteResponse): void {
  const vary = String(response.getHeader('vary') ?? '');
  if (!/accept-encoding/i.test(vary)) response.setHeader('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
}

function toBuffer(part: unknown, encoding: unknown): Buffer {
  return typeof part === 'string'
    ? Buffer.from(part, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
    : Buffer.from(part as Uint8Array);
}
