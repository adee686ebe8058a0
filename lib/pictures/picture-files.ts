/** Files that are pictures of pixels, in every spelling that cameras and phones give their ending. */
export const PIXEL_PICTURE = /\.(webp|avif|jpe?g|png|gif)$/i;

/** What share cards are made of: drawings too, which no reader of cards shows by themselves. */
export const SHARED_PICTURE = /\.(webp|avif|jpe?g|png|gif|svg)$/i;

/** Signs are silent beside a name, and may stand for the same thing twice: their paths begin so. */
export const SILENT = /^(icon|customer)\//;
