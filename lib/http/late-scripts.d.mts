export const AT_ONCE: string;
export function withLateScripts(html: string): string;
