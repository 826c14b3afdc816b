import 'server-only';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { cacheLife, cacheTag } from 'next/cache';
import { publish } from '../platform/cache/publish';
import { areStale } from '../platform/cache/tags';
import { today } from '../platform/i18n/dates';
import type { Locale } from '../platform/markets';
import { isServingStale } from '../services/prismic/content-state';
import { SITEMAP_TAG } from '../services/prismic/documents';
import { sitemapOf, sitemapXml } from './sitemap';

const compress = promisify(brotliCompress);

const decompress = promisify(brotliDecompress);

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * `text` in base64: for ten thousand pages it is a thirtieth of the sitemap. `day`: the day for which it is valid.
 * `readAt`: when its pages were read, in milliseconds since 1970.
 */
type PackedSitemap = { day: string; readAt: number; text: string };

/** The cached sitemap of a host. */
async function packedSitemap(locales: readonly Locale[]): Promise<PackedSitemap> {
  'use cache';
  cacheLife('sitemap');
  cacheTag(SITEMAP_TAG);
  const [day, readAt] = [today(), Date.now()];
  const packed = await compress(sitemapXml(await sitemapOf(locales)), QUALITY);
  if (isServingStale()) cacheLife('kept');
  return { day, readAt, text: packed.toString('base64') };
}

let publishedOn = '';

/** Invalidates once a day, not for each request during regeneration. */
function tell(day: string): void {
  if (publishedOn !== day) publish([SITEMAP_TAG], 'soon');
  publishedOn = day;
}

/**
 * The sitemap of the host of these locales, compressed with Brotli and as plain text. For a route handler: a stale one
 * from another day, with job offers that have closed since, is regenerated in the background.
 */
export async function sitemapBody(locales: readonly Locale[]) {
  const { day, readAt, text } = await packedSitemap(locales);
  const isOfToday = day === today();
  if (!isOfToday) tell(today());
  const packed = new Uint8Array(Buffer.from(text, 'base64'));
  const isStale = !isOfToday || areStale([SITEMAP_TAG], readAt);
  return { isStale, packed, plain: async () => (await decompress(packed)).toString('utf8') };
}
