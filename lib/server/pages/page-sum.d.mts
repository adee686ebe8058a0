export interface Parts {
  html?: string | Uint8Array;
  rscData?: Uint8Array;
  segmentData?: Iterable<[string, Uint8Array]>;
  body?: Uint8Array;
}
export const PAGE_SUM_HEADER: string;
export function sumOf(answer: Parts): string;
export function sumOfFiles(base: string, meta: { segmentPaths?: string[] }): string;
