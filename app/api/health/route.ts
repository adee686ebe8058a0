import { connection } from 'next/server';

/** Is the process alive? Asks nothing of anybody: anyone who restarts it looks here. */
export async function GET(): Promise<Response> {
  await connection();
  const headers = { 'Cache-Control': 'no-store' };
  return Response.json({ status: 'ok', uptime: Math.round(process.uptime()) }, { headers });
}
