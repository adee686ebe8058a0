import { citationAnswer } from '@/lib/citations/answer';

/** How a publication is cited, as BibTeX or RIS. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return citationAnswer(request, (await params).file);
}
