export function withOnePayload(html: string): string;
export function readPayload(script: string): string | null;
