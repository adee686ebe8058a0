import 'server-only';
import { CaseOwnDocument } from '@/graphql/generated/graphql';
import { chartPicture } from '../charts/picture';
import { paths } from '../paths';
import { cacheFields } from './reading/cache';
import { logAndRetrySoon } from './reading/client';
import { CHART_LIMITS, fetchMediaBytes } from './reading/files';
import { readExtension } from './reading/items';
import { plain } from './reading/shapes';
import { partOf, type View } from './reading/view';

/** A chart of the content: its file, and what the server draws of it. */
export interface ChartPicture {
  /** the data file, as rich text names it */
  file: string;
  wide: string;
  narrow: string;
  /** the narrow one as a data address: phones see it with the text; null where it is too long for a page */
  inPage: string | null;
}

/** What a case found, at a glance. */
export interface CaseResult extends Pick<View<'case'>, 'answer' | 'keyNumber'> {
  /** the chart that leads; null when there is none */
  chart: ChartPicture | null;
}

/** As characters of an address. */
const MOST_IN_PAGE = 32_000;

/** Null where the service has none of it. */
export async function getCaseResult(alias: string): Promise<CaseResult | null> {
  'use cache';
  cacheFields('case', alias, 'answer', 'keyNumber', 'leadChart');
  const facts = await readExtension(CaseOwnDocument, { alias });
  if (!facts) return null;
  const chart = /^([a-z0-9/-]+)\.json$/.exec(plain(facts.leadChart))?.[1];
  return {
    ...(await partOf('case', facts, ['answer', 'keyNumber'])),
    chart: chart
      ? {
          file: paths.media(`${chart}.json`),
          wide: paths.chartPicture(chart),
          narrow: paths.chartPicture(chart, 'narrow'),
          inPage: await drawInPage(paths.media(`${chart}.json`)),
        }
      : null,
  };
}

async function drawInPage(file: string): Promise<string | null> {
  try {
    const bytes = await fetchMediaBytes(file, CHART_LIMITS);
    const svg = bytes && encodeURIComponent((await chartPicture.narrow(bytes)) ?? '');
    return svg && svg.length <= MOST_IN_PAGE ? `data:image/svg+xml,${svg}` : null;
  } catch (error) {
    logAndRetrySoon('chart', error);
    return null;
  }
}
