import 'server-only';
import { textAnswer } from '../known-version';
import { getCitationTexts } from './publication';

const TYPES = { bib: 'application/x-bibtex', ris: 'application/x-research-info-systems' };

/** The citation of a publication as a file for programs that keep references. @param file `<alias>.bib` or `.ris` */
export async function citationAnswer(request: Request, file: string): Promise<Response> {
  const [, alias, ending] = /^([a-z0-9-]{1,80})\.(bib|ris)$/.exec(file) ?? [];
  const texts = alias ? await getCitationTexts(alias) : null;
  if (!texts) return new Response(null, { status: 404 });
  const kind = ending as keyof typeof TYPES;
  const answer = textAnswer(request, { body: texts[kind], type: TYPES[kind] });
  answer.headers.set('Content-Disposition', `attachment; filename="${alias}.${ending}"`);
  return answer;
}
