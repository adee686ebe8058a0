import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';

const top = path.resolve(import.meta.dirname, '../..');

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // `npm test` looks at the types
  typescript: { ignoreBuildErrors: true },
  // the content service's code is the site's
  turbopack: { root: top },
  outputFileTracingRoot: top,
};

export default withPayload(config, { devBundleServerPackages: false });
