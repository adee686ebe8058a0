import 'server-only';
import { CaseFactsDocument } from '@/graphql/generated/graphql';
import { paths } from '../paths';
import { cacheItem } from './reading/cache';
import { readExtension } from './reading/items';
import { asText, plain } from './reading/shapes';

/** What a case found, at a glance. */
export interface CaseResult {
  /** the answer in one sentence */
  answer: string;
  /** the one number, with what it is of and how sure it is */
  keyNumber: { value: string; unit: string; interval: string; label: string } | null;
  /** the chart that leads, drawn as a picture; null when there is none */
  chart: string | null;
}

/** Null where the service has none of it. */
export async function getCaseResult(alias: string): Promise<CaseResult | null> {
  'use cache';
  cacheItem('case', alias, 'card');
  const facts = await readExtension('case', CaseFactsDocument, { alias });
  if (!facts) return null;
  const { keyNumber } = facts;
  const chart = /^([a-z0-9/-]+)\.json$/.exec(plain(facts.leadChart))?.[1];
  return {
    answer: asText(facts.answer),
    keyNumber: keyNumber
      ? {
          value: asText(keyNumber.value),
          unit: asText(keyNumber.unit),
          interval: asText(keyNumber.interval),
          label: asText(keyNumber.label),
        }
      : null,
    chart: chart ? paths.chartPicture(chart) : null,
  };
}
