let count = 0;

/** The address of a page that no test has seen, so that nothing is remembered of it. */
export const freshPage = () => `/page-${++count}`;
