import config from '@payload-config';
import { getPayload } from 'payload';
import { errorText } from '../../../../error-text';

export const dynamic = 'force-dynamic';

/** Does the database answer? */
export async function GET(): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  try {
    const payload = await getPayload({ config });
    await payload.count({ collection: 'users', overrideAccess: true });
    return Response.json({ status: 'ok' }, { headers });
  } catch (error) {
    console.error('[health]', errorText(error));
    return Response.json({ status: 'failing' }, { status: 503, headers });
  }
}
