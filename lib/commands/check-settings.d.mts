export const WRONG_SETTINGS: number;
export function checkSettings(options?: { isServing?: boolean }): Promise<void>;
