/** A phone held upright, as the browser pretends to be one. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
