/**
 * Business constants and limits of SPECIFICATION §9, one per row that holds a
 * number. Widths and durations that style sheets need stand in `app/tokens.css` too.
 */

/** Case, training, laboratory, document and white-paper lists; the server's value may override it. */
export const LIST_PAGE_SIZE = 9;
/** Publication list. */
export const PUBLICATION_PAGE_SIZE = 18;
/** Laboratories on domain and ecosystem previews. */
export const LAB_PREVIEW_COUNT = 4;
/** Product and case fetches of a module: page 1, all at once. */
export const WHOLE_LIST_PAGE_SIZE = 100;
/** Cases on detail pages: at most this many … */
export const DETAIL_CASE_COUNT = 6;
/** … and 'more' when the total exceeds this. */
export const DETAIL_CASE_MORE_OVER = 4;
/** Latest cases and publications on the home page; 'more' when there are more. */
export const HOME_LATEST_COUNT = 3;
/** Domains and modules on the home page. */
export const HOME_ITEM_COUNT = 9;
/** The same when mobile. */
export const HOME_ITEM_COUNT_MOBILE = 6;
/** Customers in a row of the marquee. */
export const CUSTOMERS_PER_ROW = 5;
/** Summary texts are cut to this many characters. */
export const SUMMARY_LENGTH = 35;
/** Plain links below the first page of a list, for readers without scripts (PRODUCT.md). */
export const PLAIN_LINK_LIMIT = 500;
/** Siblings recommended on a version page (PRODUCT.md). */
export const RECOMMENDED_PRODUCT_COUNT = 4;
/** Longest alias; longer path segments are refused (PRODUCT.md). */
export const ALIAS_MAX_LENGTH = 80;
/** Year in the copyright line. */
export const COPYRIGHT_YEAR = 2022;
