/** The content service could not answer, or not with something usable. */
export class ContentError extends Error {
  /** Next hands this on with the error, also out of a cached function, where its message is taken off: it is in the log. */
  readonly digest = 'content-service';

  constructor(
    message: string,
    /** HTTP status of the answer, when there was one */
    readonly status?: number,
    /** what the service said of a question that it refused */
    readonly reasons: readonly string[] = [],
  ) {
    super(message);
  }
}
