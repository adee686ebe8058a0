import { parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';

/** A query's text, read and checked against the schema: what to run, or what is wrong with it. */
export type CheckedQuery = { document: DocumentNode } | { errors: readonly unknown[] };

/** The site itself has some eighty operations. */
const MOST_KEPT = 200;

export function checkQuery(schema: GraphQLSchema, source: string): CheckedQuery {
  try {
    const document = parse(source);
    const errors = validate(schema, document);
    return errors.length > 0 ? { errors } : { document };
  } catch (error) {
    return { errors: [error] };
  }
}

/** The same few texts come again and again: each is checked once. The one that was not asked for longest gives way. */
export class CheckedQueries {
  private readonly kept: LRUCache<string, CheckedQuery>;

  constructor(
    private readonly schema: GraphQLSchema,
    most = MOST_KEPT,
  ) {
    this.kept = new LRUCache({ max: most });
  }

  get(source: string): CheckedQuery {
    const checked = this.kept.get(source) ?? checkQuery(this.schema, source);
    this.kept.set(source, checked);
    return checked;
  }
}
