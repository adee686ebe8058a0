export function run(command: string, args: string[], env?: Record<string, string>): Promise<void>;
export function serve(port: string, host?: string): Promise<number>;
export function installPackages(place?: string): Promise<void>;
export function generate(): Promise<void>;
export function buildSite(env?: Record<string, string>): Promise<void>;
export function findBrowser(): string | null;
export function findHeadlessBrowser(): string | null;
export function findPostgres(): void;
export function findNginx(): void;
