import { answerAll } from '@/lib/enquiries/get-all';

export function GET(request: Request): Promise<Response> {
  return answerAll(request);
}
