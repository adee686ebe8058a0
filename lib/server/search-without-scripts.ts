import type { IncomingMessage } from 'node:http';
import { escapeHtml } from '../html';
import { paths } from '../paths';
import { wantsPage } from './failure-page';
import type { HeadStep } from './response';

const BEFORE_QUERY = `${paths.search()}?`;

/**
 * The search page is one document, and what its address asks for is found by its scripts. A browser without them is led
 * to the same results as a page of their own.
 */
export function leadToResults(request: IncomingMessage): HeadStep {
  return (response, status) => {
    const { url = '' } = request;
    if (status !== 200 || !url.startsWith(BEFORE_QUERY) || !wantsPage(request)) return status;
    // all of it: a question mark is a sign like others in what is searched for
    const asked = new URLSearchParams(url.slice(BEFORE_QUERY.length));
    if (!asked.get('text')?.trim()) return status;
    const address = escapeHtml(`${paths.searchResults()}?${asked}`);
    const refresh = `<noscript><meta http-equiv="refresh" content="0;url=${address}"></noscript>`;
    response.insertion = { before: '</head>', text: refresh };
    // of the document without it
    for (const name of ['etag', 'content-length']) response.removeHeader(name);
    return status;
  };
}
