import 'server-only';
import { contentService } from '../../content-service/service';
import { env } from '../../env';
import { paths } from '../../paths';
import { processWide } from '../../process-wide';
import { showsDrafts } from './drafts';

/** What an answer may take at most. */
export interface Limits {
  ms: number;
  bytes: number;
}

export const ANSWER_LIMITS: Limits = { ms: 10_000, bytes: 5 * 1024 * 1024 };

/** After so many answers in a row that did not come in time, nothing is asked for a while. */
const LATE_LIMIT = 3;
const PAUSE_MS = 5_000;

/**
 * A service that hangs would hold up every page for as long as it may take: one request at a time tries it then. Files
 * are counted apart: a few large ones on a slow line say nothing of the answers.
 */
const lately = processWide('content-lateness', () => ({
  answers: { inARow: 0, pausedUntil: 0 },
  files: { inARow: 0, pausedUntil: 0 },
}));

/**
 * The content service as a fetch function with a time limit and a size limit, whatever the service does.
 * @throws Error
 */
export async function boundedFetch(
  input: string | URL | Request,
  init?: RequestInit,
  limits: Limits = ANSWER_LIMITS,
): Promise<Response> {
  const request = new Request(input, init);
  const lateness = lately[new URL(request.url).pathname.startsWith(paths.media('')) ? 'files' : 'answers'];
  if (env.contentServiceUrl && lateness.inARow >= LATE_LIMIT) {
    const now = performance.now();
    if (now < lateness.pausedUntil) throw new Error('内容服务迟迟不答，稍后再问');
    lateness.pausedUntil = now + limits.ms + PAUSE_MS;
  }
  // not AbortSignal.timeout: that one keeps what was asked and answered until its time is over
  const limit = new AbortController();
  const { signal } = limit;
  const timer = setTimeout(() => limit.abort(), limits.ms);
  try {
    const response = await read(new Request(request, { signal }), signal, limits);
    lateness.inARow = 0;
    return response;
  } catch (error) {
    if (signal.aborted) {
      lateness.inARow++;
      lateness.pausedUntil = performance.now() + PAUSE_MS;
    }
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function read(request: Request, signal: AbortSignal, limits: Limits): Promise<Response> {
  const late = aborted(signal, limits.ms);
  const response = await Promise.race([ask(request), late]);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  while (reader) {
    const { done, value } = await Promise.race([reader.read(), late]);
    if (done) break;
    size += value.byteLength;
    if (size > limits.bytes) {
      await reader.cancel();
      throw new Error(`答复超过 ${limits.bytes} 字节`);
    }
    chunks.push(value);
  }
  // `fetch` has decoded the body already, so its old length and encoding no longer hold
  const headers = new Headers({ 'content-type': response.headers.get('content-type') ?? '' });
  return new Response(chunks.length > 0 ? new Blob(chunks as BlobPart[]) : null, {
    status: response.status,
    headers,
  });
}

const ask = async (request: Request) => contentService(request, 'site', await showsDrafts());

function aborted(signal: AbortSignal, ms: number): Promise<never> {
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`${ms / 1000} 秒内没有答复`)), { once: true });
  });
  // nobody may be waiting for it any more when it comes
  late.catch(() => undefined);
  return late;
}
