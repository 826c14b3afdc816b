import path from 'node:path';
import type { NextConfig } from 'next';

/** The site's own settings (next.config.ts), as far as they affect the documents and the files of a build. */
const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  generateEtags: false,
  compress: false,
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
};

export default config;
