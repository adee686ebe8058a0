import { receiveWithdrawal } from '@/lib/enquiries/withdraw';

export function POST(request: Request): Promise<Response> {
  return receiveWithdrawal(request);
}
