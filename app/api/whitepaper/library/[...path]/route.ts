import { libraryFileAnswer } from '@/lib/white-papers/library-file-answer';

/** A file that the PDF library of the reader fetches by itself: a map of characters, a font, a decoder. */
export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }): Promise<Response> {
  return libraryFileAnswer((await params).path);
}
