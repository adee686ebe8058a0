import { ServerResponse, type IncomingMessage } from 'node:http';

/** Headers of which an answer has one: Next sends those of a page that it has just rendered twice. */
const SINGLE = new Set(['location', 'link']);

/** Changes the head of an answer before it is sent. @returns the status, or another in its place */
export type HeadStep = (response: SiteResponse, status: number) => number;

/** What is written to a response on its way out: `AnswerBody`. */
interface OutgoingBody {
  begin(isWhole: boolean, canWait: boolean): void;
  write(part: unknown, encoding: unknown): boolean;
  end(parts: unknown[]): void;
  flush(): void;
}

type Call = (...parameters: unknown[]) => unknown;

/**
 * The response that Node makes for every request to the site (`createServer({ ServerResponse })`). Before its head is
 * sent it passes the steps that `chain.ts` has given it, in their order; its body may be replaced as a whole and is
 * compressed on its way out.
 */
export class SiteResponse extends ServerResponse<IncomingMessage> {
  /** What is done to the head, first to last. */
  headSteps: HeadStep[] = [];
  /** Sent in place of whatever is written. */
  replacement: Buffer | null = null;
  /** Put into the body before the first place of these words. */
  insertion: { before: string; text: string } | null = null;
  /** Compresses the body; null sends it as it is. */
  body: OutgoingBody | null = null;
  private isPrepared = false;

  /** Sends pieces of a compressed stream at once; Next calls it after each part of a page that comes in parts. */
  flush(): void {
    this.body?.flush();
  }

  override appendHeader(name: string, value: string | readonly string[]): this {
    const present = this.getHeader(name);
    if (present !== undefined && SINGLE.has(name.toLowerCase()) && String(present) === String(value)) return this;
    return super.appendHeader(name, value);
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    const headers = rest.at(-1);
    const reason = typeof rest[0] === 'string' ? [rest[0]] : [];
    if (isHeaders(headers)) for (const [name, value] of Object.entries(headers)) this.setHeader(name, value);
    const others = Array.isArray(headers) ? [headers] : [];
    this.prepareHead(status);
    // what replaces the body is sent as it is
    if (!this.replacement) this.body?.begin(false, false);
    return (super.writeHead as Call).call(this, this.statusCode, ...reason, ...others) as this;
  }

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.prepareHead(this.statusCode);
    if (this.replacement) return true;
    const part = this.withInsertion(chunk);
    if (this.body) return this.body.write(part, rest[0]);
    return this.send(part, ...rest);
  }

  override end(...all: unknown[]): this {
    this.prepareHead(this.statusCode);
    if (this.replacement) return this.finish(this.replacement);
    const parts = [this.withInsertion(all[0]), ...all.slice(1)];
    if (this.body) this.body.end(parts);
    else this.finish(...parts);
    return this;
  }

  /** Writes past everything above. */
  send(...parts: unknown[]): boolean {
    return (super.write as Call).apply(this, parts) as boolean;
  }

  /** Ends past everything above. */
  finish(...parts: unknown[]): this {
    return (super.end as Call).apply(this, parts) as this;
  }

  private withInsertion(chunk: unknown): unknown {
    if (!this.insertion || !(typeof chunk === 'string' || chunk instanceof Uint8Array)) return chunk;
    const bytes = Buffer.from(chunk as Uint8Array);
    const place = bytes.indexOf(this.insertion.before);
    if (place < 0) return chunk;
    const { text } = this.insertion;
    this.insertion = null;
    return Buffer.concat([bytes.subarray(0, place), Buffer.from(text), bytes.subarray(place)]);
  }

  private prepareHead(status: number): void {
    if (this.isPrepared || this.headersSent) return;
    this.isPrepared = true;
    this.statusCode = this.headSteps.reduce((given, step) => step(this, given), status);
  }
}

function isHeaders(value: unknown): value is Record<string, string | string[]> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
