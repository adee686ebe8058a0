import { connection } from 'next/server';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';

/** The file is to be read again within half a year. */
const GOOD_DAYS = 180;
const DAY_MS = 86_400_000;

/** Whom to tell about a hole in this site (RFC 9116). */
export async function GET(): Promise<Response> {
  await connection();
  const expires = new Date((Math.floor(Date.now() / DAY_MS) + GOOD_DAYS) * DAY_MS).toISOString();
  const lines = [
    `Contact: mailto:${site.email}`,
    `Contact: ${env.siteUrl}${paths.contact()}`,
    `Expires: ${expires}`,
    'Preferred-Languages: zh, en',
    `Canonical: ${env.siteUrl}${paths.securityContact()}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
