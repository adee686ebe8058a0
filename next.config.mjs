const contentService = process.env.CONTENT_SERVICE_URL ? new URL(process.env.CONTENT_SERVICE_URL) : null;

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  reactStrictMode: true,
  // README, "Caches": pages and data
  cacheLife: {
    content: { stale: 300, revalidate: 300, expire: 31_536_000 },
    retry: { stale: 30, revalidate: 30, expire: 31_536_000 },
  },
  images: {
    formats: ['image/avif', 'image/webp'],
    localPatterns: [{ pathname: '/media/**' }, { pathname: '/images/**' }],
    remotePatterns: contentService
      ? [
          {
            protocol: contentService.protocol === 'https:' ? 'https' : 'http',
            hostname: contentService.hostname,
            port: contentService.port,
            pathname: '/media/**',
          },
        ]
      : [],
    dangerouslyAllowLocalIP: contentService?.hostname === '127.0.0.1',
  },
  // the embedded content service reads these at run time
  outputFileTracingIncludes: { '/**': ['./graphql/schema.graphql', './lib/sample-content/**'] },
};

export default config;
