/**
 * The attributes of a box that scrolls where it is narrower than its content: keys reach it. Where it does not scroll
 * the stop is taken away (components/layout/scroll-stops.client.tsx), perhaps before the box is hydrated.
 */
export const scrollStop = { tabIndex: 0, 'data-scrolls': '', suppressHydrationWarning: true };
