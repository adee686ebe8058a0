export const SCRIPT_FLAG: string;
