export function ownOrigin(port: string, host: string | undefined): string;
