import { answer } from '../../../content/contract';

/** Queries, list calls and gated files of the contract. */
export async function GET(request: Request): Promise<Response> {
  const response = await answer(request);
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

export function POST(request: Request): Promise<Response> {
  return GET(request);
}
