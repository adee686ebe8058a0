import { fileURLToPath } from 'node:url';
import { ASKED_PAGES, ASKED_ROUTES, QUESTION_HEADER } from './lib/asked-routes.mjs';
import { buildTsconfig } from './lib/build-tsconfig.mjs';

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // the component gallery (app/(zh)/gallery) is a page only when asked for
  pageExtensions: ['ts', 'tsx', ...(process.env.GALLERY === '1' ? ['gallery.tsx'] : [])],
  cacheComponents: true,
  cacheHandler: fileURLToPath(new URL('./lib/server/pages/page-cache.mjs', import.meta.url)),
  // pages in memory, counted in characters, two bytes each: what does not fit is read from files, in 5 ms
  cacheMaxMemorySize: 36 * 1024 * 1024,
  partialPrefetching: true,
  // one answer for all: titles and descriptions are in the head anyway, no crawler needs a rendering of its own
  htmlLimitedBots: /(?!)/,
  // pages are whole documents, made before anybody asks: there is no shell to be shown while an address is looked up
  // the 404 page is a document of its own: as part of the layout it would be sent with every page, 14 kB
  experimental: { instantInsights: { validationLevel: 'manual-warning' }, globalNotFound: true },
  // the address that `npm run site` and the README speak of; Next itself knows only localhost
  allowedDevOrigins: ['127.0.0.1'],
  poweredByHeader: false,
  // once for each page, not for each visitor (lib/server/compression.ts)
  compress: false,
  reactStrictMode: true,
  // one copy for pages, route handlers and instrumentation (`pg` and `@libsql/client` are so by default)
  serverExternalPackages: [
    '@redis/client',
    'kysely',
    'nodemailer',
    'rate-limiter-flexible',
    'echarts',
    '@citation-js/core',
    '@citation-js/name',
    '@citation-js/plugin-bibtex',
    '@citation-js/plugin-csl',
    '@citation-js/plugin-ris',
  ],
  // `npm test` checks the types of everything at once; a build need not do it again
  typescript: { ignoreBuildErrors: true, tsconfigPath: buildTsconfig(process.env.NEXT_DIST_DIR) },
  // addresses with a dot that no folder of app/ can have (fileRoute in lib/routes.ts), and pages that are asked something
  rewrites: async () => ({
    beforeFiles: [
      { source: '/sitemap.xml', destination: '/files/sitemap/1' },
      { source: '/sitemap-:file(\\d+).xml', destination: '/files/sitemap/:file' },
      { source: '/:page(.+)\\.md', destination: '/files/markdown/:page' },
      { source: '/ecosystem/publications/:file(.+\\.(?:bib|ris))', destination: '/files/citation/:file' },
      ...Object.keys(ASKED_PAGES).map((source) => ({
        source,
        has: [{ type: 'header', key: QUESTION_HEADER, value: '(?<question>.+)' }],
        destination: `${ASKED_ROUTES}${source}/:question`,
      })),
    ],
    afterFiles: [],
    fallback: [],
  }),
  // how long pages and data live
  cacheLife: {
    content: { stale: 300, revalidate: 300, expire: 31_536_000 },
    retry: { stale: 30, revalidate: 10, expire: 31_536_000 },
  },
  // pictures are made smaller in the background, by code of our own: /_next/image is no address
  images: { unoptimized: true },
  // the embedded content service reads these at run time
  outputFileTracingIncludes: {
    '/**': ['./graphql/generated/content/contract.graphql', './lib/sample-content/**', './lib/citations/*.{csl,xml}'],
  },
};

/** What cached functions have answered is shared by machines where they have a Redis; else Next keeps it in memory. */
const cacheHandlers = { default: fileURLToPath(new URL('./lib/cache/data-cache.mjs', import.meta.url)) };

/** @param {string} phase */
const configFor = (phase) =>
  phase === 'phase-production-server' && process.env.REDIS_URL ? { ...config, cacheHandlers } : config;

export default configFor;
