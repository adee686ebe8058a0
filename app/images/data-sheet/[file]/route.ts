import { dataSheetAnswer } from '@/lib/data-sheets/answer';

/** The data sheet of a version as a PDF. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return dataSheetAnswer(request, (await params).file);
}
