/** Widths for pictures of a fixed place. */
const PLACE_WIDTHS = [96, 192, 384];
/** Widths for pictures that follow the screen's. */
export const SCREEN_WIDTHS = [640, 828, 1200, 1920];
/** Every width that a picture is made in, the smallest first. */
export const WIDTHS = [...PLACE_WIDTHS, ...SCREEN_WIDTHS];
