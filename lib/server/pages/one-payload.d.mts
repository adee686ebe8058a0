export function withOnePayload(html: string, payload: string | null): string;
