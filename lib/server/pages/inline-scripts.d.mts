export const INLINE_SCRIPTS_HEADER: string;
export const INLINE_STYLE_HEADER: string;
export function inlineScripts(html: string, payload: string | null): { sources: string; unknown: string[] };
export function source(text: string): string;
