/**
 * Pages that show something else when they are asked something: by address, the parameters that ask. The page without
 * them is made once; with one of them the route below `ASKED_ROUTES` answers each request (`next.config.mjs`).
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const ASKED_PAGES = {
  '/compare': ['ids'],
  '/planner': ['questions', 'measures', 'versions', 'people', 'motion', 'timing', 'network'],
};

/** What those routes begin with; nobody asks for it by itself. */
export const ASKED_ROUTES = '/asked';
