import { LIST_CALLS } from '@/graphql/generated/content/types';
import type { TypeKey } from '../../content-service/content-types';

type Described = typeof LIST_CALLS;

/** Own parameters of the calls that no field describes. */
interface Others {
  'content/GetContentItem': 'contentType' | 'orderColumn' | 'isAsc';
  'trainingcourse/GetByLatest': never;
}

/** A list call that fields of the description are for. */
export type DescribedCall = keyof Described;

/** The type whose items such a call lists. */
export const listedType = (call: DescribedCall): TypeKey => LIST_CALLS[call].type;

/** A list call of the contract, by its path below /api. */
export type ListCall = keyof Described | keyof Others;

type ByOf<Source> = Source extends { filters: readonly { by: infer By extends string }[] }
  ? By
  : Source extends { picked: { by: infer By extends string } }
    ? By
    : never;
type Own<Call extends ListCall> = Call extends keyof Others
  ? Others[Call]
  : Call extends keyof Described
    ? ByOf<Described[Call]>
    : never;

/** What a call can be asked for. */
export type ListParameters<Call extends ListCall> = {
  readonly [Name in Own<Call> | 'page' | 'pageSize']?: string | number;
};

/** What is asked for, without what is left open. */
export function givenParameters(
  parameters: Readonly<Record<string, string | number | undefined>>,
): Record<string, string | number> {
  const isGiven = (entry: [string, string | number | undefined]): entry is [string, string | number] =>
    entry[1] !== undefined;
  return Object.fromEntries(Object.entries(parameters).filter(isGiven));
}
