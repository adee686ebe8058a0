export const WRONG_SETTINGS: number;
export function entry(msg: string): string;
export function checkSettings(options?: { isServing?: boolean }): Promise<void>;
