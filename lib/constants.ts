/**
 * Business constants and limits. Widths and durations that style sheets need are in `app/tokens.css` too.
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
/** Customers in a row while the marquee stands still … */
export const CUSTOMERS_PER_ROW = 5;
/** … and when narrow. */
export const CUSTOMERS_PER_ROW_NARROW = 3;
/** Summary texts are cut to this many characters. */
export const SUMMARY_LENGTH = 35;
/** What a card shows of an introduction, in whole sentences. */
export const CARD_TEXT_LENGTH = 40;
/** Plain links below the first page of a list, for readers without scripts. */
export const PLAIN_LINK_LIMIT = 500;
/** Siblings recommended on a version page. */
export const RECOMMENDED_PRODUCT_COUNT = 4;
/** Longest alias; longer path segments are refused. */
export const ALIAS_MAX_LENGTH = 80;
/** Year in the copyright line. */
export const COPYRIGHT_YEAR = 2022;
/** Width up to which a screen counts as mobile. */
export const MOBILE_MAX_WIDTH = 768;
/** Feature carousel: time between two slides. */
export const FEATURE_CAROUSEL_INTERVAL_MS = 4000;
/** Image carousel: time between two pictures. */
export const IMAGE_CAROUSEL_INTERVAL_MS = 5000;
/** The top button appears after this share of the page has been scrolled … */
export const BACK_TO_TOP_AFTER = 0.1;
/** … and scrolls to the top in this time. */
export const BACK_TO_TOP_MS = 1000;
/** Opacity of the mask behind a dialog. */
export const DIALOG_MASK_OPACITY = 0.5;
/** A notice removes itself after this time. */
export const NOTICE_TIMEOUT_MS = 1000;
/** The notice after an enquiry stays longer. */
export const ENQUIRY_NOTICE_MS = 3000;
/** Scroll reveal: how long … */
export const REVEAL_DURATION_MS = 1000;
/** … from how far below … */
export const REVEAL_DISTANCE_PX = 200;
/** … and how much later the next one in its row (times 1 + index modulo the number per row). */
export const REVEAL_DELAY_STEP_MS = 100;
/** Marquee: it moves by this much … */
export const MARQUEE_STEP_PX = 2;
/** … in this time. */
export const MARQUEE_STEP_MS = 30;
/** Width of one item of the marquee. */
export const MARQUEE_ITEM_PX = 160;

/** The header turns white once the page is scrolled further than this. */
export const HEADER_SOLID_AFTER_PX = 10;
/** Local navigation cache: the flags are forgotten after this time. */
export const NAVIGATION_FLAGS_LIFE_MS = 86_400_000;
/** Login token expiry: a session of the internal pages ends after this time. */
export const LOGIN_TOKEN_LIFE_MS = 86_400_000;
/** Enquiries on one page of /extra (ours). */
export const ENQUIRY_PAGE_SIZE = 20;
/** Pages whose lists, tabs and texts are remembered while the visitor looks at others (ours). */
export const PAGE_MEMORY_LIMIT = 100;
/** A list call of the browser that has no answer after this time has failed (ours). */
export const API_TIMEOUT_MS = 10_000;
/** Results on one page of the search. */
export const SEARCH_PAGE_SIZE = 9;
/** Suggestions wait this long after the last key (ours) … */
export const SUGGESTION_DELAY_MS = 150;
/** … and are never more than this (ours). */
export const SUGGESTION_COUNT = 8;
/** Longest search text that a box takes (ours). */
export const SEARCH_TEXT_MAX_LENGTH = 64;
/** Up to this many page numbers are all shown; of more, the first, the last and the neighbours (ours). */
export const PAGE_NUMBERS_SHOWN = 7;
/** Pages of a white paper that everyone may read. */
export const FREE_PAGE_COUNT = 3;
/** Sizes of share pictures in pixels: what Weibo, QQ and Open Graph readers show (ours) … */
export const SHARE_CARD_SIZE = { width: 1200, height: 630 };
/** … and WeChat's small square (ours). */
export const SHARE_SQUARE_SIZE = { width: 600, height: 600 };
/** Paths in one file of the sitemap. */
export const SITEMAP_PATHS_MOST = 49_999;
/** A heading with more characters than this is set smaller: a page names a thing before it shows it. */
export const LONG_TITLE = 24;
/** Versions in one comparison: with more, no column is wide enough for a value (ours). */
export const COMPARED_MOST = 4;
/** Rows of a long list that are there without opening it (ours). */
export const ROWS_BEFORE_FOLD = 4;
