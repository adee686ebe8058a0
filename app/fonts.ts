import localFont from 'next/font/local';

/** Latin letters and digits only: quotation marks and CJK punctuation stay in the Chinese system font. */
export const latin = localFont({
  src: './fonts/hanken-grotesk-latin-wght-normal.woff2',
  weight: '400 600',
  variable: '--font-latin',
  display: 'swap',
  adjustFontFallback: 'Arial',
  declarations: [
    { prop: 'unicode-range', value: 'U+0020-024F, U+2010-2013, U+2020-2022, U+2212, U+00D7, U+03BC, U+2264-2265' },
  ],
});
