import 'server-only';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { cacheLife, cacheTag } from 'next/cache';
import { isServingStale } from '../platform/cache/content-state';
import { publish } from '../platform/cache/publish';
import { today } from '../platform/i18n/dates';
import type { Locale } from '../platform/markets';
import { SITEMAP_TAG } from '../services/prismic/tags';
import { sitemapOf, sitemapXml } from './sitemap';

const compress = promisify(brotliCompress);

const decompress = promisify(brotliDecompress);

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** `text` in base64: of ten thousand pages it is a thirtieth of the sitemap. `day`: the one for which it is right. */
type Kept = { day: string; text: string };

/** The sitemap of a host as it is kept. */
async function packedSitemap(locales: readonly Locale[]): Promise<Kept> {
  'use cache';
  cacheLife('sitemap');
  cacheTag(SITEMAP_TAG);
  const day = today();
  const packed = await compress(sitemapXml(await sitemapOf(locales)), QUALITY);
  if (isServingStale()) cacheLife('kept');
  return { day, text: packed.toString('base64') };
}

let told = '';

/** Once a day, not for each who asks while it is made. */
function tell(day: string): void {
  if (told !== day) publish([SITEMAP_TAG], 'soon');
  told = day;
}

/**
 * The sitemap of the host of these locales: compressed by brotli, and as it reads. For a route handler: one of another day, when
 * offers were open that are not any more, is regenerated in the background.
 */
export async function sitemapBody(locales: readonly Locale[]) {
  const { day, text } = await packedSitemap(locales);
  if (day !== today()) tell(today());
  const packed = new Uint8Array(Buffer.from(text, 'base64'));
  return { packed, plain: async () => (await decompress(packed)).toString('utf8') };
}
