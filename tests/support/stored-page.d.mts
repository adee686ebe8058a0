export function pageOf(version: string): {
  kind: string;
  html: string;
  rscData: Uint8Array;
  segmentData: Map<string, Uint8Array>;
  headers: Record<string, string>;
  status: number;
};
