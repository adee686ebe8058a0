import { parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';

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
  private readonly kept = new Map<string, CheckedQuery>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly most = MOST_KEPT,
  ) {}

  get(source: string): CheckedQuery {
    const checked = this.kept.get(source) ?? checkQuery(this.schema, source);
    // asked for last: it stands at the end
    this.kept.delete(source);
    this.kept.set(source, checked);
    if (this.kept.size > this.most) this.kept.delete(this.kept.keys().next().value as string);
    return checked;
  }
}
