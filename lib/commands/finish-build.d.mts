export function finishBuild(directory: string): string[];
