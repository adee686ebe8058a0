import { draftMode } from 'next/headers';
import { connection } from 'next/server';
import { paths } from '@/lib/paths';

/** This browser sees what is published again. */
export async function GET(): Promise<Response> {
  // else its answer is made by the build, without the settings of who serves
  await connection();
  (await draftMode()).disable();
  return new Response(null, { status: 307, headers: { Location: paths.home(), 'Cache-Control': 'no-store' } });
}
