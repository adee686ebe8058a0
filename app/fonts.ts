import localFont from 'next/font/local';

/**
 * Latin letters and digits only: quotation marks and CJK punctuation stay in the Chinese system font. The file holds
 * what the site writes (subset-font 2: the characters of the range below, weights 400 to 600, tabular digits) and is
 * small; until it has come the system's font has the same metrics.
 */
export const latin = localFont({
  src: './fonts/hanken-grotesk-basic-wght-400-600.woff2',
  weight: '400 600',
  variable: '--font-latin',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E, U+00A0, U+00A9, U+00B0-00B3, U+00B5, U+00B7, U+00D7, U+00F7, U+03BC, U+2013, U+2212, U+2264-2265',
    },
  ],
});
