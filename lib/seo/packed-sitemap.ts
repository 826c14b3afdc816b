import 'server-only';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { cacheLife, cacheTag } from 'next/cache';
import type { Locale } from '../markets';
import { SITEMAP_TAG } from '../prismic/tags';
import { sitemapOf, sitemapXml } from './sitemap';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The sitemap of a host as it is kept, in base64: of ten thousand pages it is a thirtieth of its text. */
async function packedSitemap(locales: readonly Locale[]): Promise<string> {
  'use cache';
  cacheLife('hours');
  cacheTag(SITEMAP_TAG);
  const packed = await compress(sitemapXml(await sitemapOf(locales)), QUALITY);
  return packed.toString('base64');
}

/** The sitemap of the host of these locales: compressed by brotli, and as it reads. */
export async function sitemapBody(locales: readonly Locale[]) {
  const packed = new Uint8Array(Buffer.from(await packedSitemap(locales), 'base64'));
  return { packed, plain: async () => (await decompress(packed)).toString('utf8') };
}
