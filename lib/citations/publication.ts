import 'server-only';
import { articleAddress, getPublication, type Publication } from '../content/publication';
import { env } from '../env';
import { site } from '../site';
import { formatCitation, type CitationTexts } from './formats';

/** How a publication is cited; null where there is none, or nothing is known of where it was printed. @param segment alias or contentItemId */
export async function getCitationTexts(segment: string): Promise<CitationTexts | null> {
  'use cache';
  const item = await getPublication(segment);
  return item && citationTexts(item);
}

function citationTexts({ id, alias, title, citation }: Publication): CitationTexts | null {
  if (!citation) return null;
  const number = citation.doi ?? '';
  const isRegistered = articleAddress(citation) !== undefined;
  return formatCitation({
    id: alias || id,
    title,
    citation,
    doi: isRegistered ? number : '',
    mark: isRegistered ? '' : markOf(number),
  });
}

/** A number that no registry has given is no DOI, and what is invented says so wherever it is pasted. */
function markOf(number: string): string {
  if (!env.isSample) return number && `编号：${number}`;
  return number ? `示例编号：${number}` : site.sampleNotice;
}
