export const PLACE_WIDTHS: readonly number[];
export const SCREEN_WIDTHS: readonly number[];
export const WIDTHS: readonly number[];
