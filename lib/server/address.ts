/** Longest path and query, in characters: within what proxies and browsers carry, and what WeChat adds. */
const LONGEST = 8_192;
/** Characters that need no percent-encoding (RFC 3986); a dot stays as it was written, so that no path changes its place. */
const UNRESERVED = /%(?:4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a]|3\d|2d|5f|7e)/gi;

/** What is asked for: an address, a redirect to its other spelling, or the status that says why it is none. */
export type Asked = { address: string } | { redirect: string } | { status: 400 | 414 };

/**
 * Reads the address of a request line.
 * @param target as it was sent: its bytes, one character each
 */
export function readAddress(target: string): Asked {
  if (target.length > LONGEST) return { status: 414 };
  // an absolute address names a host, which we never ask
  const sent = target.replace(/^https?:\/\/[^/?#]*/i, '');
  if (!/^[/?]/.test(sent) && sent !== '') return { status: 400 };
  const address = sent.startsWith('/') ? sent : `/${sent}`;
  const [path] = address.split('?', 1);
  if (!isReadable(path)) return { status: 400 };
  const plain = path.replace(UNRESERVED, (code) => decodeURIComponent(code));
  // more than one slash at the beginning would name a host
  if (plain !== path) return { redirect: plain.replace(/^\/+/, '/') + address.slice(path.length) };
  return { address };
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Encodes bytes that should have been: UTF-8 as browsers send today, else GBK, as old Chinese ones do. @param sent one character a byte */
export function encodeRaw(sent: string): string {
  if (!/[^\x21-\x7e]/.test(sent)) return sent;
  const bytes = Buffer.from(sent, 'latin1');
  const text = decode(bytes, 'utf-8') ?? decode(bytes, 'gbk') ?? sent;
  return text.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}

function decode(bytes: Buffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
