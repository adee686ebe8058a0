import { connection } from 'next/server';
import { readiness } from '@/lib/operations/readiness';

/** Which part is ill: 503 when nobody should be sent here, 200 while the pages come, with what replaces what. */
export async function GET(): Promise<Response> {
  await connection();
  const answer = await readiness();
  const headers = { 'Cache-Control': 'no-store' };
  return Response.json(answer, { status: answer.status === 'ill' ? 503 : 200, headers });
}
