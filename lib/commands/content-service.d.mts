export function contentFault(settings: Record<string, string | undefined>): Promise<string | null>;
