import { connection } from 'next/server';
import { textAnswer } from '@/lib/known-version';
import { getRobots } from '@/lib/seo/machine-texts';

export async function GET(request: Request): Promise<Response> {
  // when asked, not while building: a build without the content service would end here
  await connection();
  return textAnswer(request, { body: await getRobots(), type: 'text/plain' });
}
