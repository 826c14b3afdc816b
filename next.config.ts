import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { parseEnv } from './lib/platform/env.ts';
import { deviceSizes, imageSizes } from './lib/platform/images/loader.ts';
import { DEFAULT_LOCALE } from './lib/platform/markets.ts';
import { isOwnServer } from './lib/platform/request/admitted.ts';
import { redirectsFor, rewritesFor } from './lib/routing/rewrites.ts';
import { MAX_BODY_BYTES } from './lib/uploads/limits.ts';

const env = parseEnv(process.env);
/** `npm test` builds beside a running demonstration; its route types must not meet those of the other build. */
const distDir = process.env.NEXT_DIST_DIR || '.next';

const config: NextConfig = {
  distDir,
  cacheComponents: true,
  partialPrefetching: true,
  typedRoutes: true,
  poweredByHeader: false,
  // Static documents are named once for each version in server/response-wrapper.ts, not for each visitor.
  generateEtags: false,
  // Where the site's own server answers, it compresses.
  compress: !isOwnServer(),
  reactStrictMode: true,
  // Pictures come from services of their own: the framework's, which fetches and draws for whoever asks, stays off.
  images: { deviceSizes: [...deviceSizes], imageSizes: [...imageSizes], unoptimized: true },
  allowedDevOrigins: ['*.localhost'],
  cacheLife: {
    // Content changes by webhook; the minutes are the safety net. Prices are confirmed in the cart in any case.
    content: { stale: 300, revalidate: 300, expire: 2_592_000 },
    commerce: { stale: 60, revalidate: 60, expire: 86_400 },
    // What was rendered without an answer of the shop: good enough to show, tried again at the next visit.
    degraded: { stale: 30, revalidate: 1, expire: 300 },
    // What was rendered of answers of before, while the content service is away: regenerated soon, and not for each visitor.
    kept: { stale: 30, revalidate: 5, expire: 3_600 },
    // Made anew by its tag alone: what is too old is not shown meanwhile, and of very many pages it takes a minute.
    sitemap: { stale: 300, revalidate: 2_592_000, expire: 5_184_000 },
    absent: { stale: 60, revalidate: 60, expire: 600 },
  },
  // Programs of their own, with files beside them: taken as they are installed.
  serverExternalPackages: ['@electric-sql/pglite', 'pg', 'nodemailer', 'prom-client', 'tar'],
  experimental: {
    // One less by default: on two, one of them makes all the pages.
    cpus: availableParallelism(),
    // Who points at a link is about to follow it: the page itself is fetched, not only what it shares with others.
    dynamicOnHover: true,
    // Each page made for one visitor would be made twice, and carry itself a second time for the router: 30 KB, not 15.
    cachedNavigations: false,
    // A template is loaded for its first visitor: 20 ms for that one, and all of them before the first page of a process else.
    preloadEntriesOnStart: false,
    // Both from the one constant: the second would cut a body off without a word.
    serverActions: { bodySizeLimit: MAX_BODY_BYTES },
    proxyClientMaxBodySize: MAX_BODY_BYTES,
    // Addresses made up by visitors are rendered from memory and never written to disk.
    isrFlushToDisk: false,
    // Pages wait for their content on purpose: they are static, and an unknown address must be a true 404.
    instantInsights: { validationLevel: 'manual-warning' },
  },
  async rewrites() {
    const unknown = env.ALLOW_UNKNOWN_HOSTS || process.env.NODE_ENV === 'development' ? DEFAULT_LOCALE : 'refuse';
    return { beforeFiles: rewritesFor(env, unknown), afterFiles: [], fallback: [] };
  },
  async redirects() {
    return redirectsFor(env);
  },
};

/** Of a server, not of the build: the handlers have memories of their own, bounded by `lib/platform/cache/shared-cache.ts`. */
const caches = {
  cacheHandler: path.resolve('lib/platform/cache/page-handler.ts'),
  cacheHandlers: { default: path.resolve('lib/platform/cache/entry-handler.ts') },
  cacheMaxMemorySize: 0,
} satisfies NextConfig;

/**
 * `npm test` checks the types on its own; the demonstration starts without; a release checks what it builds, and neither tests nor
 * programs, which an image does not have. The framework writes the folders of its route types into the file it is given.
 */
function typescript(building: boolean): NextConfig['typescript'] {
  const own = building ? 'tsconfig.build.json' : 'tsconfig.json';
  return {
    ignoreBuildErrors: process.env.BUILD_TYPE_CHECK === 'false',
    tsconfigPath: distDir === '.next-test' ? 'tsconfig.test.json' : own,
  };
}

/**
 * A production build has one style sheet, 12 KB compressed, for the whole house. The bundlers would make one of nearly
 * every `.css.ts`: two dozen render-blocking requests on the home page.
 */
export default async function nextConfig(phase: string): Promise<NextConfig> {
  if (phase === PHASE_PRODUCTION_SERVER) return { ...config, ...caches };
  // A site that is built makes nothing more: what makes it is not loaded, which is 50 MB, and need not be installed.
  const { default: createNextIntlPlugin } = await import('next-intl/plugin');
  const { createVanillaExtractPlugin } = await import('@vanilla-extract/next-plugin');
  const { writeNoStyles, writeStyles } = await import('./scripts/styles.ts');
  const oneSheet = phase === PHASE_PRODUCTION_BUILD;
  if (oneSheet) await writeStyles();
  if (phase === PHASE_DEVELOPMENT_SERVER) writeNoStyles();
  const withVanillaExtract = createVanillaExtractPlugin({
    outputCss: !oneSheet,
    unstable_turbopack: { mode: 'on' },
  });
  return createNextIntlPlugin('./lib/platform/i18n/request.ts')(
    withVanillaExtract({ ...config, typescript: typescript(oneSheet) }),
  );
}
