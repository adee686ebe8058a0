export const AT_ONCE: string;
export const LOADER: string;
export function withLateScripts(html: string): string;
