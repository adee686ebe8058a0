export const ASKED_PAGES: Readonly<Record<string, readonly string[]>>;
export const ASKED_ROUTES: string;
export const QUESTION_HEADER: string;
