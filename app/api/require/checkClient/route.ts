import { checkClient } from '@/lib/enquiries/check-client';

export function GET(request: Request): Promise<Response> {
  return checkClient(request);
}
