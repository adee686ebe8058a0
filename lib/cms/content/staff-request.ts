import config from '@payload-config';
import { getPayload } from 'payload';

/** Does somebody with an account ask? */
export async function isStaffRequest(request: Request): Promise<boolean> {
  const payload = await getPayload({ config });
  return (await payload.auth({ headers: request.headers })).user !== null;
}
