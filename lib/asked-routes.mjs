/**
 * Pages that show something else when they are asked something: by address, the parameters that ask. The page without
 * them is one of those below `app/(zh)/(site)`; with one of them the route below `ASKED_ROUTES` answers.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const ASKED_PAGES = {
  '/compare': ['ids'],
  '/planner': ['questions', 'measures', 'versions', 'people', 'motion', 'timing', 'network'],
  '/enquiry-list': ['versions', 'solutions', 'trainings'],
};

/** What those routes begin with; nobody asks for it by itself. */
export const ASKED_ROUTES = '/asked';

/** Header in which the server tells Next what is asked (`lib/asked-question.ts`): rewrites of `next.config.mjs` read it. */
export const QUESTION_HEADER = 'x-question';
