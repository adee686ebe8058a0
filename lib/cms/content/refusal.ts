import { APIError } from 'payload';

/** An answer in words. A build takes the name from the class, and Payload's answer has no words without one. */
export const refusal = (words: string, status: number) =>
  Object.assign(new APIError(words, status, null, true), { name: 'APIError' });
