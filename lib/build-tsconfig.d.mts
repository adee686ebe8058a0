export function buildTsconfig(folder: string | undefined): string;
