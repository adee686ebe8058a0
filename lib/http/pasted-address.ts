/** A path as ours are, then what is none: marks to its end, or anything from a letter on that is not ASCII. */
const PASTED = /^((?:\/[\w-]+)+(?:\.[a-z]+)?)(?![\w/-])[\s\p{P}]*(?:\P{ASCII}.*)?$/u;

/**
 * Chat and text-message apps take the words behind an address for a part of it: `/cases/a，您看看`, `/cases/a)`.
 * @param pathname percent-encoded, readable
 * @returns the address before them; null where nothing follows it
 */
export function withoutPastedWords(pathname: string): string | null {
  const written = decodeURIComponent(pathname);
  const address = PASTED.exec(written)?.[1];
  return address && address !== written ? address : null;
}
