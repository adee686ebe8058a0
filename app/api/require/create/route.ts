import { receiveEnquiry } from '@/lib/enquiries/receive';

export function POST(request: Request): Promise<Response> {
  return receiveEnquiry(request);
}
