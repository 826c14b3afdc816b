import path from 'node:path';
import type { NextConfig } from 'next';

/** As the site's own (next.config.ts), as far as it decides what documents and the files of a build look like. */
const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  generateEtags: false,
  compress: false,
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
};

export default config;
