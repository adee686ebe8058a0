type Settings = Readonly<Record<string, string | undefined>>;
export function writeBuiltSettings(directory: string, settings: Settings): void;
export function wrongBuild(directory: string, settings: Settings): string[];
export function checkBuild(directory?: string): void;
