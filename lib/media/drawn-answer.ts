import 'server-only';
import { errorText } from '../error-text';
import { isKnownVersion } from '../known-version';

/** What is drawn when it is asked for: its version changes with its content. */
interface Drawn {
  version: string;
  draw: () => Promise<Buffer>;
}

/** Has another address now. */
interface Moved {
  location: string;
}

interface DrawnKind {
  /** media type */
  type: string;
  /** what it is called in a refusal: 海报 */
  label: string;
  /** where it is asked for, for the log */
  name: string;
  headers?: Record<string, string>;
}

/** Answers with a file that the server draws, or where it is now; with 404 where there is none, with 503 where drawing fails. */
export async function drawnAnswer(
  request: Request,
  { type, label, name, headers: own }: DrawnKind,
  find: () => Promise<Drawn | Moved | null>,
): Promise<Response> {
  try {
    const drawn = await find();
    if (!drawn) return refusal(404, `没有这张${label}`);
    if ('location' in drawn)
      return new Response(null, { status: 307, headers: { Location: drawn.location, 'Cache-Control': 'no-store' } });
    const headers = new Headers({
      'Content-Type': type,
      // the address names no version
      'Cache-Control': 'public, max-age=300',
      ...own,
      ETag: `"${drawn.version}"`,
      'X-Content-Type-Options': 'nosniff',
    });
    if (isKnownVersion(request.headers, headers)) return new Response(null, { status: 304, headers });
    return new Response(new Uint8Array(await drawn.draw()), { headers });
  } catch (error) {
    console.error(`[images] ${name}: ${errorText(error)}`);
    return refusal(503, `${label}生成失败`);
  }
}

function refusal(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { 'Cache-Control': 'no-store' } });
}
