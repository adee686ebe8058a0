export const LOADER: string;
