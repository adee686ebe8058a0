export function serverFile(directory: string): string;
