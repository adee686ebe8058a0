import { createHash } from 'node:crypto';

/** Does the asker have this version? Its date counts only when it names no tags, as HTTP has it. */
export function isKnownVersion(asked: Headers, version: Headers): boolean {
  const bare = (tag: string | null) => tag?.trim().replace(/^W\//, '');
  const tags = asked.get('if-none-match');
  if (tags !== null) return tags.split(',').some((tag) => ['*', bare(version.get('etag'))].includes(bare(tag)));
  return Date.parse(asked.get('if-modified-since') ?? '') >= Date.parse(version.get('last-modified') ?? '');
}

interface Text {
  body: string;
  /** media type, without its charset */
  type: string;
}

/**
 * A text for machines, which come back often: 304 to those who have this version. Its tag alone tells versions apart:
 * the dates of items are written by people, who edit one and leave its date, or delete it. Shared caches keep it as
 * long as pages.
 */
export function textAnswer(request: Request, { body, type }: Text): Response {
  const headers = new Headers({
    'Content-Type': `${type}; charset=utf-8`,
    // the front says the rest (lib/server/shared-life.ts)
    'Cache-Control': 'public, max-age=0, s-maxage=60',
    // weak: the server may compress what it sends
    ETag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    'X-Content-Type-Options': 'nosniff',
  });
  return isKnownVersion(request.headers, headers)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers });
}
