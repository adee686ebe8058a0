export function run(command: string, args: string[], env?: Record<string, string>): void;
export function installPackages(): void;
export function generateTypes(): void;
export const CONTENT_SETTINGS: string[];
export function buildSite(env?: Record<string, string>): void;
export function findBrowser(): string | null;
export function findPostgres(): void;
