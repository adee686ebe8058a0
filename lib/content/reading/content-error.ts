/** The content service could not answer, or not with something usable. */
export class ContentError extends Error {
  /** Next hands this on with the error, also out of a cached function: the answer becomes a 503 by it. */
  readonly digest = CONTENT_ERROR_DIGEST;

  constructor(
    message: string,
    /** HTTP status of the answer, when there was one */
    readonly status?: number,
  ) {
    super(message);
  }
}

export const CONTENT_ERROR_DIGEST = 'content-service';
