import type { Part } from './own-style.mjs';

export function finishPage(
  page: { html: string; payload: string | null; headers?: Record<string, unknown> },
  readSheet: (address: string) => Part[] | null,
): { html: string; headers: Record<string, unknown>; problems: string[] };
export function isFinished(headers: Record<string, unknown> | undefined): boolean;
export function isRedirect(status: number | undefined): boolean;
