import { API_TIMEOUT_MS } from '../../constants';
import { REST_ID } from '../../white-papers/text-parts';
import { withinTime } from '../within-time';

/** What this browser may read beyond the free part. */
export interface RestOfText {
  html: string;
  headings: { id: string; text: string }[];
}

/**
 * The gated part of a paper's text; null for browsers that have not left their card.
 * @param address where this site answers with as much as the browser may have
 * @throws Error when the server gives no answer
 */
export async function fetchRest(address: string): Promise<RestOfText | null> {
  const html = await withinTime(API_TIMEOUT_MS, async (signal) => {
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(`状态 ${response.status}`);
    return response.text();
  });
  const page = new DOMParser().parseFromString(html, 'text/html');
  const rest = page.getElementById(REST_ID);
  if (!rest) return null;
  const headings = [...rest.querySelectorAll(':scope > h2[id]')];
  return { html: rest.innerHTML, headings: headings.map(({ id, textContent }) => ({ id, text: textContent ?? '' })) };
}
